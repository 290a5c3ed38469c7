import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

const shown = (name: string, matches: string[]) =>
  markedParts(name, matches)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

test.each([
  ['Bagmati three-seater sofa', ['sofa'], 'Bagmati three-seater [sofa]'],
  ['Sofa bed', ['so'], '[Sofa] bed'],
  ['Oak bed', ['beds'], 'Oak [bed]'],
  ['Old oak', ['o'], '[Old] [oak]'],
  ['It is a bed', ['isle'], 'It is a bed'], // `is` does not match an isle
  ['पलङ ठूलो', ['पल'], '[पलङ] ठूलो'],
  ['तराई र्\u200dयाटन सेट', ['र्या'], 'तराई [र्\u200dयाटन] सेट'],
  ['सिसौको टेबल', ['सिसौ'], '[सिसौको] टेबल'],
  ['Bed', [], 'Bed'],
  ['', ['bed'], ''],
])('%s, found by %j, shows as %s', (name, matches, expected) => {
  expect(shown(name, matches)).toBe(expected)
})
