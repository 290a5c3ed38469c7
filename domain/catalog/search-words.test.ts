import { expect, test } from 'vitest'
import { isBroken, searchWords } from './search-words.ts'

test.each([
  ['  Sofa, sofa & TABLE ', ['sofa', 'table']],
  ['', []],
  ["'; drop table products; --", ['drop', 'table', 'products']],
  ['पलङ र कुर्सी', ['पलङ', 'र', 'कुर्सी']],
  ['१५३*२०० पलङ', ['153', '200', 'पलङ']],
  ['र्\u200dयाटन भर्\u200dयाङ', ['र्याटन', 'भर्याङ']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['x'.repeat(100), ['x'.repeat(40)]],
])('%j is searched as %j', (query, words) => {
  expect(searchWords(query)).toEqual(words)
})

test.each([
  ['sofa\0', true],
  ['\ud800', true],
  ['so\udc00fa', true],
  ['sofa \ufffd', true],
  ['sofa 🛋️', false],
  ['पलङ', false],
  ['100 %', false],
])('%j is broken: %s', (query, broken) => {
  expect(isBroken(query)).toBe(broken)
})
