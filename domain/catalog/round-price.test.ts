import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextRoundPrice } from './round-price.ts'

test.each([
  [68_900, 75_000],
  [75_000, 75_000],
  [12_400, 15_000],
  [9_800, 10_000],
  [100_001, 150_000],
  [500, 500],
  [1, 1],
])('the round price from %d on is %d', (price, round) => {
  expect(nextRoundPrice(price)).toBe(round)
})

test('a round price is not below the price, and at most half above it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (price) => {
      const round = nextRoundPrice(price)
      expect(round).toBeGreaterThanOrEqual(price)
      expect(round).toBeLessThanOrEqual(Math.ceil(price * 1.5))
      expect(Number.isInteger(round)).toBe(true)
    }),
  )
})
