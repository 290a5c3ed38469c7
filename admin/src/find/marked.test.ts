import { expect, test } from 'vitest'
import { cut } from './marked.tsx'

const marks = (text: string, ...words: string[]) =>
  cut(text, words)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('')

test.for([
  ['Rara wingback bed', ['rara'], '[Rara] wingback bed'],
  ['Bedside table in sunbed', ['bed'], '[Bed]side table in sunbed'],
  ['Sunbed', ['bed'], 'Sun[bed]'],
  ['KA-261122-0417A9Q2', ['0417'], 'KA-261122-[0417]A9Q2'],
  ['रारा पलङ', ['पलङ'], 'रारा [पलङ]'],
  ['a+b (c)', ['(', '.*'], 'a+b [(]c)'],
  ['asmita@example.com', ['asmita@'], '[asmita@]example.com'],
  ['Bina Rai-Limbu', ['rai-limbu'], 'Bina [Rai-Limbu]'],
  ['Rara', [], 'Rara'],
] as const)('“%s” is underlined where %j stand', ([text, words, expected]) => {
  expect(marks(text, ...words)).toBe(expected)
})
