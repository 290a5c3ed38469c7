import { describe, expect, test } from 'vitest'
import { orderTotal } from './order-total.ts'
import { amount, freeShipping, home, large, line, now, percent } from './order-total.fixture.ts'

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
    ['goods above the limit', [line(1_00_001)], home],
    ['a collection', [line(10_000)], { method: 'pickup' }],
  ] as const)('free shipping changes nothing for %s, and says why', (_, lines, delivery) => {
    const { reductions, refusals } = orderTotal(lines, delivery, [freeShipping()], now)
    expect({ reductions, refusals }).toEqual({ reductions: [], refusals: [{ promotionId: '1', reason: 'no-fee' }] })
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

const goods = (productId: string, unitPrice: number, quantity: number, categoryIds: string[]) => ({
  ...line(unitPrice, quantity, categoryIds),
  goods: { productId, variantId: productId, size: null },
})

test('a set that would cost a rupee through rounding counts for nothing', () => {
  const cart = [goods('a', 86_073, 1, ['2']), goods('a', 1_659, 1, []), goods('c', 82_887, 2, ['2'])]
  const pieces = [
    { productId: 'a', quantity: 1, sameSize: false },
    { productId: 'c', quantity: 2, sameSize: false },
  ]
  const reduced = [percent(74, { id: '1' }), amount(65_481, { id: '2', categoryId: '2' })]
  const order = orderTotal(cart, { method: 'pickup' }, reduced, now, [{ id: 'set', percent: 2, pieces }])
  expect(order).toEqual(orderTotal(cart, { method: 'pickup' }, reduced, now))
})
