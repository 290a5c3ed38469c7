import { expect, test } from 'vitest'
import { readSentence } from './read-sentence.ts'
import { conditionsOf, wordsOf } from './sentence.ts'
import { idsOfPlace } from './sentence-kinds.ts'

const places = [
  { id: 1, roomId: null, names: ['Bedroom', 'सुत्ने कोठा'] },
  { id: 11, roomId: 1, names: ['Beds', 'पलङ'] },
  { id: 12, roomId: 1, names: ['Wardrobes', 'दराज'] },
  { id: 14, roomId: 1, names: ['Dressers', 'ड्रेसर'] },
  { id: 21, roomId: 1, names: ['Office chairs', 'अफिस कुर्सी'] },
  { id: 23, roomId: 1, names: ['Visitor chairs', 'पाहुनाको कुर्सी'] },
  { id: 24, roomId: 1, names: ['Sofas and armchairs', 'सोफा र आरामकुर्सी'] },
  { id: 25, roomId: 1, names: ['Meeting tables', 'बैठक टेबल'] },
]

/** Writes what was understood in short: `11, price | sofa`. */
function summary(query: string): string {
  const sentence = readSentence(query, { places, synonyms: [{ word: 'palang', means: 'bed' }] })
  const conditions = conditionsOf(sentence).map((one) => ('id' in one ? idsOfPlace(one).join('/') : one.kind))
  return [conditions.join(', '), wordsOf(sentence)].filter((part) => part !== '').join(' | ')
}

test.each([
  ['bed and wardrobe under 1 lakh', '11, 12, price'],
  ['bed, wardrobe', '11, 12'],
  ['bed & wardrobe', '11, 12'],
  ['bed/wardrobe', '11, 12'],
  ['bed + wardrobe + dresser', '11, 12, 14'],
  ['table and chair', '25, 21/23'],
  ['टेबल र कुर्सी', '25, 21/23'],
  ['sofas and beds', '24, 11'],
  ['bed or chairs under 50k', '11, 21/23, price'],
  // one category, or kinds that nothing joins
  ['sofa and armchair', '24'],
  ['bed wardrobe', '12 | bed'],
  ['chair for table', 'chair for table'],
  ['chair', 'chair'],
])('%s asks for each kind that it joins: %s', (query, asked) => {
  expect(summary(query)).toBe(asked)
})
