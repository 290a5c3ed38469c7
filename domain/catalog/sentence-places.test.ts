import { expect, test } from 'vitest'
import { readSentence } from './read-sentence.ts'
import { conditionsOf } from './sentence.ts'
import type { Vocabulary } from './sentence-places.ts'

const shop: Vocabulary = {
  places: [
    { id: 1, roomId: null, names: ['Bedroom', 'सुत्ने कोठा'] },
    { id: 12, roomId: 1, names: ['Wardrobes', 'दराज'] },
  ],
  synonyms: [
    { word: 'almari', means: 'wardrobe' },
    { word: 'daraj', means: 'drawer' },
    { word: 'daraj', means: 'wardrobe' },
    { word: 'दराज', means: 'drawer' },
    { word: 'दराज', means: 'wardrobe' },
  ],
}

test.for([
  ['daraj', ['daraj', 'drawer']],
  ['सुत्ने कोठाको दराज', ['दराज', 'drawer']],
  ['almari', undefined],
  ['wardrobe', undefined],
] as const)('%s is a wardrobe, and also what is named %j', ([query, alsoNamed]) => {
  const category = conditionsOf(readSentence(query, shop)).find(({ kind }) => kind === 'category')
  expect(category).toEqual({ kind: 'category', id: 12, ...(alsoNamed && { alsoNamed }) })
})
