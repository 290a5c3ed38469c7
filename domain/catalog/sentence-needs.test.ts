import { expect, test } from 'vitest'
import { readSentence } from './read-sentence.ts'
import { needsIn } from './sentence-needs.ts'
import type { Vocabulary } from './sentence-places.ts'

const shop: Vocabulary = {
  places: [
    { id: 1, roomId: null, names: ['Bedroom', 'सुत्ने कोठा'] },
    { id: 2, roomId: null, names: ['Office Items', 'अफिसका सामान'] },
    { id: 11, roomId: 1, names: ['Beds', 'पलङ'] },
  ],
  synonyms: [{ word: 'kapda rakhne', means: 'wardrobe' }],
}

test.for([
  ['bed for a tall person', 'a tall person'],
  ['bed for Guests', 'guests'],
  ['bed for guests with storage', 'guests'],
  ['bed for guests under 50000', 'guests'],
  ['chair for the office', 'the'],
  ['table for six', ''],
  ['bed for a small room', 'a small'],
  ['storage bed', ''],
  ['for', ''],
  ['पाहुनाको लागि पलङ', 'पाहुनाको'],
  ['sofa pahuna ko lagi', 'pahuna'],
  ['अफिसको लागि कुर्सी', ''],
  ['sofa kotha ko lagi', ''],
  ['lagi', ''],
] as const)('the need in %j: %j', ([query, words]) => {
  expect([...needsIn(readSentence(query, shop))].join(' ')).toBe(words)
})
