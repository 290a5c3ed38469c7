import { expect, test } from 'vitest'
import { conditionsOf, wordsOf } from './sentence.ts'
import { readSentence } from './read-sentence.ts'
import { asksForCustom } from './sentence-custom.ts'

const vocabulary = {
  places: [{ id: 1, roomId: 2, names: ['Bookshelves', 'किताब दराज'] }],
  synonyms: [{ word: 'bookshelf', means: 'bookshelves' }],
}

test.for([
  // What a search wants, and the words that are left to search for.
  ['custom lantern', 'lantern'],
  ['custom-made lantern', 'lantern'],
  ['made to measure lantern', 'lantern'],
  ['Made-To-Measure lantern', 'lantern'],
  ['lantern made to order', 'lantern'],
  ['lantern in my own size', 'lantern in'],
  ['bespoke lantern', 'lantern'],
  ['customised lantern', 'lantern'],
  ['naap anusarko lantern', 'lantern'],
  ['mero naapko lantern', 'lantern'],
  ['orderma banaune lantern', 'lantern'],
  ['कस्टम लालटिन', 'लालटिन'],
  ['नाप अनुसारको लालटिन', 'लालटिन'],
  ['नापअनुसार लालटिन', 'लालटिन'],
  ['आफ्नो नापको लालटिन', 'लालटिन'],
  ['अर्डरमा बनाउने लालटिन', 'लालटिन'],
  ['custom', ''],
  ['custom made furniture', ''],
] as const)('"%s" asks for furniture made to measure, and for "%s"', ([query, words]) => {
  expect(asksForCustom(query)).toBe(true)
  expect(wordsOf(readSentence(query, vocabulary))).toBe(words)
})

test.for(['lantern', 'bookshelf in order', 'made of oak', 'खाना बनाउने टेबल', 'king size bed', 'customer chair', 'दराज'])(
  '"%s" does not',
  (query) => {
    expect(asksForCustom(query)).toBe(false)
  },
)

test('the rest of such a search still names its category', () => {
  expect(conditionsOf(readSentence('custom bookshelf', vocabulary))).toMatchObject([{ kind: 'category', id: 1 }])
})
