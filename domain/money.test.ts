import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containedVat, formatRupees } from './money.ts'

test.each([
  [0, 'Nrs. 0'],
  [999, 'Nrs. 999'],
  [1_000, 'Nrs. 1,000'],
  [1_00_000, 'Nrs. 1,00,000'],
  [1_23_45_678, 'Nrs. 1,23,45,678'],
  [-1_12_500, 'Nrs. -1,12,500'],
])('%i rupees read %s', (amount, text) => {
  expect(formatRupees(amount)).toBe(text)
})

test('grouping never changes the digits', () => {
  fc.assert(fc.property(fc.nat(), (amount) => formatRupees(amount).replace(/\D/g, '') === String(amount)))
})

test.each([
  [113, 13],
  [1_00_000, 11_504],
  [0, 0],
])('a price of %i contains %i of VAT', (total, vat) => {
  expect(containedVat(total)).toBe(vat)
})
