import { expect, test } from 'vitest'
import { formatCreditCode, parseCreditCode } from './credit-code.ts'

test.each([
  ['7K2M-9QXT-04HB-PZ3W', '7K2M9QXT04HBPZ3W'],
  [' 7k2m 9qxt 04hb pz3w ', '7K2M9QXT04HBPZ3W'],
  ['७K२M–९QXT–०४HB–PZ३W', '7K2M9QXT04HBPZ3W'],
  ['7K2M-9QXT-O4HB-PZ3W', '7K2M9QXT04HBPZ3W'],
  ['7K2M-9QXT-04HB-PZ3', null],
  ['7K2M-9QXT-04HB-PZ3WX', null],
  ['7K2M-9QXT-04HB-PZ3*', null],
  ['', null],
])('%j is read as %j', (typed, code) => {
  expect(parseCreditCode(typed)).toBe(code)
})

test('a code is shown in groups of four', () => {
  expect(formatCreditCode('7K2M9QXT04HBPZ3W')).toBe('7K2M-9QXT-04HB-PZ3W')
})
