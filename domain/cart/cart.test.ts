import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buyable, fitQuantity, lineState, MAX_QUANTITY } from './cart.ts'

const price = 10_000

test.each([
  [3, 5, { quantity: 3 }],
  [5, 5, { quantity: 5 }],
  [6, 5, { quantity: 5, cutBy: 'stock' }],
  [10, 50, { quantity: 10 }],
  [11, 50, { quantity: 10, cutBy: 'limit' }],
  [11, 10, { quantity: 10, cutBy: 'limit' }],
  [11, 9, { quantity: 9, cutBy: 'stock' }],
  [1, 0, { quantity: 0, cutBy: 'stock' }],
])('of %i wanted with %i in stock it is %j', (wanted, stock, fitted) => {
  expect(fitQuantity(wanted, stock)).toEqual(fitted)
})

test('what is cut, and only that, has a reason', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(30), (wanted, stock) => {
      const { quantity, cutBy } = fitQuantity(wanted, stock)
      expect(quantity).toBeLessThanOrEqual(Math.min(wanted, stock, MAX_QUANTITY))
      expect(cutBy === undefined).toBe(quantity === wanted)
    }),
  )
})

test.each([
  [3, { price, stock: 3 }, 'available', 3],
  [3, { price, stock: 2 }, 'short', 2],
  [3, { price, stock: 0 }, 'sold-out', 0],
  [3, undefined, 'gone', 0],
] as const)('a line of %i where the shop has %j is %s, and %i of it count', (quantity, offer, state, counted) => {
  expect(lineState(quantity, offer)).toBe(state)
  expect(buyable(quantity, offer)).toBe(counted)
})
