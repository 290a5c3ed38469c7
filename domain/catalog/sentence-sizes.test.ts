import { expect, test } from 'vitest'
import { readSentence } from './read-sentence.ts'
import { conditionsOf } from './sentence.ts'
import { sizeNameMeantBy } from './sentence-sizes.ts'

const shop = {
  places: [
    { id: 11, roomId: null, names: ['Beds', 'पलङ'] },
    { id: 12, roomId: null, names: ['Wardrobes', 'दराज'] },
    { id: 13, roomId: null, names: ['Mattresses', 'म्याट्रेस'] },
  ],
  synonyms: [{ word: 'palang', means: 'bed' }],
}

test.each([
  ['5 feet bed', ['queen']],
  ['5 ft bed', ['queen']],
  ["6' bed", ['king']],
  ['६ फिटको पलङ', ['king']],
  ['पाँच फिटको पलङ', ['queen']],
  ['palang 4 feet', ['single']],
  ['60 inch mattress', ['queen']],
  ['५ फिट चौडा पलङ', ['queen']],
  ['bed 150 cm', ['queen']],
  ['palang 5 feet cha', ['queen']],
  ['3 feet bed', []], // no size has this width
  ['6 feet long bed', []],
  ['6 feet 7 inch bed', []],
  ['bed for a 6 feet tall person', []],
  ['wardrobe 5 feet', []],
])('the width in %j is the size %j', (query, names) => {
  const sizes = conditionsOf(readSentence(query, shop)).filter(({ kind }) => kind === 'size')
  expect(sizes.flatMap((size) => ('names' in size ? size.names : []))).toEqual(names)
})

test.for([
  ['quen', 'queen'],
  ['qeen', 'queen'],
  ['dubel', 'double'],
  ['singlle', 'single'],
  ['क्विान', 'क्विन'],
  ['ring', undefined],
  ['green', undefined],
  ['trouble', undefined],
  ['table', undefined],
])('%s may have been meant as the size %s', ([word, name]) => {
  expect(sizeNameMeantBy(word!)).toBe(name)
})
