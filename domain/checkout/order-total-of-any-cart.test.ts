import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containedVat } from '../money.ts'
import type { PromotionEffect } from '../promotions/promotion.ts'
import type { ProductSet } from '../sets/product-set.ts'
import { sumOf } from '../sum.ts'
import { now, promotion } from './order-total.fixture.ts'
import { orderTotal, type Delivery } from './order-total.ts'

const lineFields = {
  unitPrice: fc.nat(5_00_000),
  quantity: fc.integer({ min: 1, max: 10 }),
  categoryIds: fc.subarray(['1', '2', '3']),
  isLarge: fc.boolean(),
}
const lines = fc.array(fc.record(lineFields), { maxLength: 12 })
const deliveries = fc.oneof(
  fc.constant<Delivery>({ method: 'pickup' }),
  fc.record({
    method: fc.constant('delivery' as const),
    fee: fc.nat(5_000),
    largeItemFee: fc.nat(5_000),
    freeOver: fc.nat(2_00_000),
  }),
)
const effects = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.nat(10_00_000) }),
  fc.constant<PromotionEffect>({ kind: 'free-shipping' }),
)
const promotions = fc
  .array(fc.tuple(effects, fc.option(fc.constantFrom('1', '2', '3')), fc.nat(3_00_000)), { maxLength: 6 })
  .map((given) =>
    given.map(([effect, categoryId, minimum], id) => promotion(effect, { id: `${id}`, categoryId, minimum })),
  )

describe('of any cart', () => {
  test('lines and shipping add up to the total, their VAT to its VAT, and nothing is below nothing', () => {
    fc.assert(
      fc.property(lines, deliveries, promotions, (given, delivery, reduced) => {
        const order = orderTotal(given, delivery, reduced, now)
        const sum = (of: 'subtotal' | 'reduction' | 'total' | 'vat') => sumOf(order.lines, (one) => one[of])
        expect(sum('subtotal')).toBe(order.subtotal)
        expect(sum('total') + order.shipping).toBe(order.total)
        expect(sum('vat') + order.shippingVat).toBe(order.vat)
        expect(order.vat).toBe(containedVat(order.total))
        for (const one of order.lines) {
          expect(one.subtotal - one.reduction).toBe(one.total)
          expect(Math.min(one.total, one.reduction, one.vat, one.total - one.vat)).toBeGreaterThanOrEqual(0)
        }
        expect(Math.min(order.shipping, order.shippingVat, order.missingForFreeShipping)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('what the promotions took off is the difference they made', () => {
    fc.assert(
      fc.property(lines, deliveries, promotions, (given, delivery, reduced) => {
        const plain = orderTotal(given, delivery, [], now)
        const order = orderTotal(given, delivery, reduced, now)
        const taken = sumOf(order.reductions, (one) => one.amount)
        expect(order.total + taken).toBe(plain.total)
      }),
    )
  })

  test('the order in which promotions are given changes nothing', () => {
    fc.assert(
      fc.property(lines, deliveries, promotions, (given, delivery, reduced) => {
        expect(orderTotal(given, delivery, reduced.toReversed(), now)).toEqual(
          orderTotal(given, delivery, reduced, now),
        )
      }),
    )
  })

  test('no promotion makes it dearer, and nothing goes below nothing however many there are', () => {
    fc.assert(
      fc.property(lines, deliveries, promotions, (given, delivery, reduced) => {
        const totals = reduced.map((_, count) => orderTotal(given, delivery, reduced.slice(0, count), now).total)
        const all = [...totals, orderTotal(given, delivery, reduced, now).total]
        for (const [index, total] of all.entries()) {
          expect(total).toBeGreaterThanOrEqual(0)
          // Goods may be shared out otherwise, but all that is taken off stays taken off.
          expect(total).toBeLessThanOrEqual(all[0]!)
          expect(Number.isInteger(all[index])).toBe(true)
        }
      }),
    )
  })

  test('percentages come before amounts and these before shipping', () => {
    const order = ['percentage', 'amount', 'free-shipping']
    fc.assert(
      fc.property(lines, deliveries, promotions, (given, delivery, reduced) => {
        const { reductions } = orderTotal(given, delivery, reduced, now)
        const kinds = reductions.map(({ promotionId }) => reduced.find(({ id }) => id === promotionId)!.effect.kind)
        expect(kinds).toEqual(kinds.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)))
      }),
    )
  })

  test('each promotion either takes something off, or says why not, or finds nothing left; none does two of these', () => {
    fc.assert(
      fc.property(lines, deliveries, promotions, (given, delivery, reduced) => {
        const { reductions, refusals } = orderTotal(given, delivery, reduced, now)
        const named = [...reductions, ...refusals].map(({ promotionId }) => promotionId)
        expect(new Set(named).size).toBe(named.length)
        for (const { amount: taken } of reductions) expect(taken).toBeGreaterThan(0)
      }),
    )
  })

  test('the order of its lines changes neither what goods cost nor what is paid for them together', () => {
    fc.assert(
      fc.property(lines, deliveries, (given, delivery) => {
        const [one, other] = [given, given.toReversed()].map((some) => orderTotal(some, delivery, [], now))
        expect({ ...other, lines: [] }).toMatchObject({ total: one!.total, vat: one!.vat, shipping: one!.shipping })
      }),
    )
  })

  test('one more of anything never makes the goods cheaper', () => {
    fc.assert(
      fc.property(lines, deliveries, (given, delivery) => {
        const more = given.map((some) => ({ ...some, quantity: some.quantity + 1 }))
        const [before, after] = [given, more].map((some) => orderTotal(some, delivery, [], now).subtotal)
        expect(after).toBeGreaterThanOrEqual(before!)
      }),
    )
  })
})

describe('with sets', () => {
  const goods = fc.array(
    fc.record({
      ...lineFields,
      goods: fc.record({
        productId: fc.constantFrom('a', 'b', 'c'),
        variantId: fc.uuid(),
        size: fc.constantFrom(null, 'S'),
      }),
    }),
    { maxLength: 8 },
  )
  const sets = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 3 }), fc.boolean()), { maxLength: 3 })
    .map((given): ProductSet[] =>
      given.map(([figure, quantity, sameSize], index) => ({
        id: `set ${index}`,
        percent: figure,
        pieces: [
          { productId: 'a', quantity: 1, sameSize: false },
          { productId: index === 0 ? 'b' : 'c', quantity, sameSize },
        ],
      })),
    )

  test('everything adds up, and neither a set nor a promotion on top makes it dearer', () => {
    fc.assert(
      fc.property(goods, sets, deliveries, promotions, (given, offered, delivery, reduced) => {
        const plain = orderTotal(given, delivery, [], now)
        const order = orderTotal(given, delivery, reduced, now, offered)
        const taken = sumOf([...order.sets, ...order.reductions], (one) => one.amount)
        expect(order.total + taken).toBe(plain.total)
        expect(sumOf(order.lines, (one) => one.total) + order.shipping).toBe(order.total)
        expect(sumOf(order.lines, (one) => one.vat) + order.shippingVat).toBe(containedVat(order.total))
        for (const one of order.lines) expect(Math.min(one.total, one.reduction)).toBeGreaterThanOrEqual(0)
        expect(order.total).toBeLessThanOrEqual(orderTotal(given, delivery, reduced, now).total)
        expect(order.missingForFreeShipping).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
