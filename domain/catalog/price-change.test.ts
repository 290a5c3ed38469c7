import { expect, test } from 'vitest'
import { changedPrice, oldPriceBeside } from './price-change.ts'

test.each([
  [112_500, { kind: 'percent', amount: -10, roundTo: 1 }, 101_250],
  [112_500, { kind: 'percent', amount: -10, roundTo: 500 }, 101_500],
  [112_500, { kind: 'percent', amount: 7.5, roundTo: 100 }, 121_000],
  [112_500, { kind: 'percent', amount: 5, roundTo: 5_000 }, 120_000],
  [112_600, { kind: 'rupees', amount: -2_500, roundTo: 500 }, 110_500],
  [110_000, { kind: 'percent', amount: 10, roundTo: 1_000 }, 121_000],
  // In floating point this comes to 1283.0000000000002.
  [1_000, { kind: 'percent', amount: 28.3, roundTo: 1 }, 1_283],
  [112_500, { kind: 'rupees', amount: -2_500, roundTo: 1 }, 110_000],
  [900, { kind: 'rupees', amount: -5_000, roundTo: 100 }, 100],
  [99_000_000, { kind: 'percent', amount: 50, roundTo: 1 }, 100_000_000],
] as const)('%i by %o is %i', (price, rule, expected) => {
  expect(changedPrice(price, rule)).toBe(expected)
})

const now = new Date('2026-11-22T06:00:00Z')
const history = [{ price: 100, since: new Date('2026-09-01T00:00:00Z'), isOffered: true }]

test('what becomes cheaper shows the highest old price that is real', () => {
  expect(oldPriceBeside(history, { price: 100, oldPrice: null }, 80, now)).toEqual({ oldPrice: 100, note: '' })
})

test('what was not asked for long enough shows none, and says why', () => {
  const { oldPrice, note } = oldPriceBeside([], { price: 100, oldPrice: null }, 80, now)
  expect(oldPrice).toBeNull()
  expect(note).toContain('30 days')
})

test('what becomes dearer keeps its old price as long as that is higher', () => {
  const reduced = [...history, { price: 60, since: new Date('2026-11-01T00:00:00Z'), isOffered: true }]
  expect(oldPriceBeside(reduced, { price: 60, oldPrice: 100 }, 80, now).oldPrice).toBe(100)
  expect(oldPriceBeside(reduced, { price: 60, oldPrice: 100 }, 100, now).oldPrice).toBeNull()
  expect(oldPriceBeside(reduced, { price: 60, oldPrice: null }, 80, now).oldPrice).toBeNull()
})
