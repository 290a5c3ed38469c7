import { expect, test } from 'vitest'
import { checkWords, findOddWords } from './plain-english.mjs'

test.each([
  ['a comment without a subject', 'a.ts', '/** Of the cart. */'],
  ['"who" without a noun', 'a.ts', '// shown to whoever asks'],
  ['a passive that hides the actor', 'a.tsx', '{/* The shopper is told so. */}'],
  ['"signs" for characters', 'a.md', 'at least 32 signs'],
  ['two spellings of catalog', 'a.md', 'The catalogue lists it.'],
  ['the name of a test', 'a.test.ts', "test('who asks is told', () => {"],
  ['the summary of a call', 'a.ts', "  summary: 'Orders of who is logged in',"],
])('finds %s', (_, path, line) => {
  expect(findOddWords(path, `\n${line}`)).toContainEqual(expect.stringContaining(`${path}:2 `))
})

test.each([
  ['code', 'a.ts', "const shown = 'is told'"],
  ['plain comments', 'a.ts', '/** The cart of a member, who may share it. */'],
])('leaves %s alone', (_, path, line) => {
  expect(findOddWords(path, line)).toEqual([])
})

test('no file of the project has such words', () => {
  expect(checkWords()).toEqual({ status: 0, output: '' })
})
