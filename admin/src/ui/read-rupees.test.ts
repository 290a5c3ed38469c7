import { expect, test } from 'vitest'
import { readRupees } from './read-rupees.ts'

test.each([
  ['112500', 112_500],
  ['1,12,500', 112_500],
  [' 1 12 500 ', 112_500],
  ['१,१२,५००', 112_500],
  ['0', 0],
  ['', null],
  ['  ', null],
])('%j is %j rupees', (typed, rupees) => {
  expect(readRupees(typed)).toBe(rupees)
})

test.each(['12.50', '-5', 'twelve', '1e5', '12345678901'])('%j is not a whole amount and stays as typed', (typed) => {
  expect(readRupees(typed)).toBe(typed)
})
