import { expect, test } from 'vitest'
import { asText, asTyped } from './table-files.ts'

test.each(['=1+1', '+977984', '-5', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', "'=1", "''-x"])(
  '%j is never read as a formula, and comes back as it was',
  (text) => {
    expect(asText(text)).toBe(`'${text}`)
    expect(asTyped(asText(text))).toBe(text)
  },
)

test.each([
  ['x;=1+1;y', "x;'=1+1;y"],
  ['=1;-2', "'=1;'-2"],
  [";'=1", ";''=1"],
])('%j has no formula where semicolons end cells', (text, kept) => {
  expect(asText(text)).toBe(kept)
  expect(asTyped(kept)).toBe(text)
})

test.each(['a; b', 'Teak; -20 %', 'Bed', '', "'", "'tis", 'a=b', '5 - 3', 'खाट'])('%j stays as it is', (text) => {
  expect(asText(text)).toBe(text)
  expect(asTyped(text)).toBe(text)
})
