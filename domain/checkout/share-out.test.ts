import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../sum.ts'
import { MAX_PRICE_RUPEES } from '../bounds.ts'
import { MAX_QUANTITY } from '../cart/cart.ts'
import { shareOut } from './share-out.ts'

/** The largest is what an order of the largest cart at the highest price comes to. */
const rupees = fc.oneof(fc.nat(50_00_000), fc.nat(MAX_PRICE_RUPEES * MAX_QUANTITY))
const shared = fc.array(rupees, { maxLength: 20 }).chain((parts) => fc.tuple(fc.nat(sum(parts)), fc.constant(parts)))

test.each([
  [100, [100, 100, 100], [33, 33, 34]],
  [7, [10, 0, 4], [5, 0, 2]],
  [0, [], []],
  [0, [0, 0], [0, 0]],
])('%i shared among %j is %j', (amount, parts, shares) => {
  expect(shareOut(amount, parts)).toEqual(shares)
})

test('shares add up, and none is below nothing, above its part, or a rupee off', () => {
  fc.assert(
    fc.property(shared, ([amount, parts]) => {
      const total = sum(parts)
      const shares = shareOut(amount, parts)
      expect(sum(shares)).toBe(amount)
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(parts[index]!)
        const exact = total === 0 ? 0 : (amount * parts[index]!) / total
        expect(Math.abs(share - exact)).toBeLessThan(1.001) // the exact share is none in floating point
      }
    }),
  )
})

test.each([[-1], [11]])('%i cannot be shared among parts of 10', (amount) => {
  expect(() => shareOut(amount, [4, 6])).toThrow(RangeError)
})
