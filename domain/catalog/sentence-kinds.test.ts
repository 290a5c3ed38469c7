import { expect, test } from 'vitest'
import { readSentence } from './read-sentence.ts'
import { conditionsOf, distinct, wordsOf } from './sentence.ts'
import { idsOfPlace } from './sentence-kinds.ts'
import type { Vocabulary } from './sentence-places.ts'

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
const diningSets = { id: 31, roomId: 1, names: ['Dining sets', 'डाइनिङ सेट'] }
const diningChairs = { id: 20, roomId: 1, names: ['Dining chairs', 'डाइनिङ कुर्सी'] }
const synonyms = [
  { word: 'palang', means: 'bed' },
  { word: 'dining table', means: 'dining set' },
  { word: 'डाइनिङ टेबल', means: 'dining set' },
  { word: 'tebul', means: 'table' },
  { word: 'टेबल', means: 'table' },
  { word: 'kursi', means: 'chair' },
  { word: 'कुर्सी', means: 'chair' },
]

/** Writes what was understood in short: `11, price | sofa`. Categories whose products come first are marked: `31!`. */
function summary(query: string, shop: Vocabulary = { places, synonyms: [{ word: 'palang', means: 'bed' }] }): string {
  const sentence = readSentence(query, shop)
  const conditions = distinct(conditionsOf(sentence)).map((one) =>
    'id' in one
      ? idsOfPlace(one)
          .map((id) => (one.firstIds?.includes(id) ? `${id}!` : id))
          .join('/')
      : one.kind,
  )
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

test.each([
  ['dining table and chairs', '31!, 20'],
  ['dining table ra kursi under 1 lakh', '31!, 20, price'],
  ['डाइनिङ टेबल र कुर्सी', '31!, 20'],
  ['dining table and dining chairs', '31!, 20'],
  ['dining chairs and table', '20, 31!'],
  ['chairs, dining table', '20, 31!'],
  ['dining table, chairs and bed', '31!, 20, 11'],
  ['table and chairs', '25/31!, 20/21/23'],
  ['tebul ra kursi', '25/31!, 20/21/23'],
  ['टेबल र कुर्सी', '25/31!, 20/21/23'],
  // no table with its chairs
  ['dining table', '31'],
  ['dining table and bed', '31, 11'],
  ['meeting table and chairs', '25, 20/21/23'],
])('a table with chairs is a dining set first: %s asks for %s', (query, asked) => {
  expect(summary(query, { places: [...places, diningSets, diningChairs], synonyms })).toBe(asked)
})

test('a shop without dining chairs has the sets alone', () => {
  expect(summary('dining table and chairs', { places: [...places, diningSets], synonyms })).toBe('31!')
})
