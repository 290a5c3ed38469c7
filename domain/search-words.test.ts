import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each([
  ['  Sofa, sofa & TABLE ', ['sofa', 'table']],
  ['', []],
  ["'; drop table products; --", ['drop', 'table', 'products']],
  ['पलङ र कुर्सी', ['पलङ', 'र', 'कुर्सी']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['x'.repeat(100), ['x'.repeat(40)]],
])('%j is searched as %j', (query, words) => {
  expect(searchWords(query)).toEqual(words)
})
