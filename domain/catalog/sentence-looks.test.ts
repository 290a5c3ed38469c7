import { expect, test } from 'vitest'
import { readSentence } from './read-sentence.ts'
import { conditionsOf, withoutCondition, wordsOf } from './sentence.ts'

const places = [{ id: 11, roomId: 1, names: ['Beds', 'पलङ'] }]
const read = (query: string) => readSentence(query, { places, synonyms: [{ word: 'palang', means: 'bed' }] })

test.each([
  ['sofa not leather', 'Not leather | sofa'],
  ['sofa without leather', 'Not leather | sofa'],
  ['non leather bed', 'Not leather, category'],
  ['bed not made of solid wood', 'category, Not solid wood'],
  ['no black or grey sofa', 'Not black, Not gray | sofa'],
  ['black or grey sofa', 'Black, Gray | or sofa'],
  ['leather free bed', 'Not leather, category'],
  ['leather sofa not black', 'Leather, Not black | sofa'],
  ['छालाबिनाको पलङ', 'Not leather, category'],
  ['छाला बाहेकको पलङ', 'Not leather, category'],
  ['kalo bahek palang', 'Not black, category'],
  ['bed without storage', 'category | without storage'],
])('what is not wanted: %s is %s', (query, expected) => {
  const sentence = read(query)
  const asked = conditionsOf(sentence).map((condition) => ('en' in condition ? condition.en : condition.kind))
  expect([asked.join(', '), wordsOf(sentence)].filter(Boolean).join(' | ')).toBe(expected)
})

test('without its condition the search loses the negation, too', () => {
  const sentence = read('bed without leather under 50000')
  const condition = conditionsOf(sentence).find(({ kind }) => kind === 'material')!
  expect(withoutCondition(sentence, condition)).toBe('bed under 50000')
})
