import { expect, test } from 'vitest'
import { readSentence } from './read-sentence.ts'
import { wordsOf } from './sentence.ts'

test.each([
  ['2 ota chowki', 'chowki'],
  ['chowki 4 wata', 'chowki'],
  ['दुई वटा चौकी', 'चौकी'],
  ['chowki price in nepal', 'chowki in'],
  ['chowki kaha paincha', 'chowki'],
  ['कस्तो चौकी पाइन्छ', 'चौकी'],
  ['second hand chowki', 'secondhand chowki'],
  ['second-hand chowki', 'secondhand chowki'],
])('the words of %j that say what is wanted are %j', (query, words) => {
  expect(wordsOf(readSentence(query, { places: [], synonyms: [] }))).toBe(words)
})
