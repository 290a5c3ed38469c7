import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumOf } from '../sum.ts'
import { containedVat } from '../money.ts'
import { orderTotal, type Delivery, type PricedLine } from './order-total.ts'
import type { ProductSet } from '../sets/product-set.ts'
import type { Promotion, PromotionEffect } from '../promotions/promotion.ts'

const now = new Date('2026-11-21T12:00:00+05:45')
const home: Delivery = { method: 'delivery', fee: 1_000, largeItemFee: 0, freeOver: 1_00_000 }
const line = (unitPrice: number, quantity = 1, categoryIds = ['1']): PricedLine => ({
  unitPrice,
  quantity,
  categoryIds,
  isLarge: false,
})
const large = (unitPrice: number, quantity = 1): PricedLine => ({ ...line(unitPrice, quantity), isLarge: true })

const promotion = (effect: PromotionEffect, others: Partial<Promotion> = {}): Promotion => ({
  id: '1',
  code: null,
  effect,
  categoryId: null,
  minimum: 0,
  startsAt: new Date('2026-11-01'),
  endsAt: null,
  usesLeft: null,
  usesLeftEach: null,
  ...others,
})
const percent = (figure: number, others?: Partial<Promotion>) =>
  promotion({ kind: 'percentage', percent: figure }, others)
const amount = (figure: number, others?: Partial<Promotion>) => promotion({ kind: 'amount', amount: figure }, others)
const freeShipping = (others?: Partial<Promotion>) => promotion({ kind: 'free-shipping' }, others)

describe('shipping', () => {
  test.each([
    [99_999, 1_000, 2],
    [1_00_000, 1_000, 1],
    [1_00_001, 0, 0],
  ])('goods of %i ship for %i, %i short of free', (goods, shipping, missing) => {
    expect(orderTotal([line(goods)], home, [], now)).toMatchObject({
      shipping,
      total: goods + shipping,
      missingForFreeShipping: missing,
    })
  })

  test.each([
    ['a small piece', [line(500)], 1_000],
    ['a large piece', [large(500)], 5_000],
    ['each large piece of a line', [large(500, 3), line(500)], 13_000],
    ['large pieces above the limit', [large(60_000, 2)], 0],
    ['a line of no pieces', [large(500, 0), line(500)], 1_000],
  ])('to a zone with a fee for large pieces, %s', (_, lines, shipping) => {
    expect(orderTotal(lines, { ...home, largeItemFee: 4_000 }, [], now).shipping).toBe(shipping)
  })

  test('who collects pays nothing for it', () => {
    expect(orderTotal([large(500)], { method: 'pickup' }, [], now)).toMatchObject({ shipping: 0, total: 500 })
  })

  test('an empty cart costs nothing', () => {
    expect(orderTotal([], home, [amount(500)], now)).toMatchObject({ subtotal: 0, shipping: 0, total: 0, vat: 0 })
  })

  test('a reduction does not take free delivery away', () => {
    const { shipping, total } = orderTotal([line(1_05_000)], home, [percent(10)], now)
    expect({ shipping, total }).toEqual({ shipping: 0, total: 94_500 })
  })
})

describe('promotions', () => {
  test('a percentage comes before an amount, whatever order they are given in', () => {
    const both = [amount(500, { id: 'a' }), percent(10, { id: 'b' })]
    for (const given of [both, both.toReversed()]) {
      const { reductions, total } = orderTotal([line(10_000)], { method: 'pickup' }, given, now)
      expect(reductions).toEqual([
        { promotionId: 'b', amount: 1_000 },
        { promotionId: 'a', amount: 500 },
      ])
      expect(total).toBe(8_500)
    }
  })

  test('one of a category reduces only its goods', () => {
    const { lines } = orderTotal(
      [line(10_000, 2, ['1', '7']), line(5_000, 1, ['2'])],
      home,
      [percent(20, { categoryId: '7' })],
      now,
    )
    expect(lines.map(({ reduction }) => reduction)).toEqual([4_000, 0])
  })

  test('free shipping takes the fee off, and no more', () => {
    const twice = [freeShipping({ id: 'a' }), freeShipping({ id: 'b' })]
    const { shipping, reductions } = orderTotal([line(10_000)], home, twice, now)
    expect({ shipping, reductions }).toEqual({ shipping: 0, reductions: [{ promotionId: 'a', amount: 1_000 }] })
  })

  test.each([
    ['not-begun', { startsAt: new Date(now.getTime() + 1) }],
    ['over', { endsAt: now }],
    ['used-up', { usesLeft: 0 }],
    ['no-goods', { categoryId: '9' }],
    ['below-minimum', { minimum: 10_001 }],
  ] as const)('one that is %s does nothing, and says why', (reason, others) => {
    const { total, refusals } = orderTotal([line(10_000)], { method: 'pickup' }, [percent(50, others)], now)
    expect({ total, refusals }).toEqual({ total: 10_000, refusals: [{ promotionId: '1', reason }] })
  })
})

const lines = fc.array(
  fc.record({
    unitPrice: fc.nat(5_00_000),
    quantity: fc.integer({ min: 1, max: 10 }),
    categoryIds: fc.subarray(['1', '2', '3']),
    isLarge: fc.boolean(),
  }),
  { maxLength: 12 },
)
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
      unitPrice: fc.nat(5_00_000),
      quantity: fc.integer({ min: 1, max: 10 }),
      categoryIds: fc.subarray(['1', '2', '3']),
      isLarge: fc.boolean(),
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

  test('a coupon takes its percent of what the sets have left', () => {
    const table = { ...line(10_000), goods: { productId: 'a', variantId: '1', size: null } }
    const chairs = { ...line(1_000, 4), goods: { productId: 'b', variantId: '2', size: null } }
    const set = {
      id: 'dining',
      percent: 10,
      pieces: [
        { productId: 'a', quantity: 1, sameSize: false },
        { productId: 'b', quantity: 4, sameSize: false },
      ],
    }
    expect(orderTotal([table, chairs], { method: 'pickup' }, [percent(10)], now, [set])).toMatchObject({
      lines: [{ total: 8_100 }, { total: 3_240 }],
      sets: [{ setId: 'dining', count: 1, amount: 1_400 }],
      reductions: [{ promotionId: '1', amount: 1_260 }],
      total: 11_340,
    })
  })
})
