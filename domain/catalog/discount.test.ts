import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountPercent } from './discount.ts'

test.each([
  [112_500, 128_000, 12.1],
  [100, null, 0], // no old price
  [100, 100, 0], // not reduced
  [120, 100, 0], // raised
  [1, 3, 66.7],
])('%i instead of %s is %f %% off', (price, oldPrice, percent) => {
  expect(discountPercent(price, oldPrice)).toBe(percent)
})

test('a discount is never negative and never above 100', () => {
  const price = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(price, price, (now, before) => {
      const percent = discountPercent(now, before)
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
    }),
  )
})
