import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SALES_WEEKS, suggestPurchase, weeklyRate, type BuyingFigures } from './purchase-suggestions.ts'

const none = Array.from({ length: SALES_WEEKS }, () => 0)
const steady = none.map(() => 7)
const usual: BuyingFigures = {
  sold: steady,
  weeksKnown: SALES_WEEKS,
  stock: 0,
  onTheWay: 0,
  drafted: 0,
  reserve: 0,
  leadDays: 14,
  coverDays: 30,
  minimum: 1,
  pack: 1,
}

test.each([
  { why: 'one a day for 14 and 30 days', figures: {}, orderAt: 14, upTo: 44, pieces: 44 },
  { why: 'the reserve is kept on top', figures: { reserve: 5 }, orderAt: 19, upTo: 49, pieces: 49 },
  { why: 'whole packs', figures: { pack: 6 }, orderAt: 14, upTo: 44, pieces: 48 },
  { why: 'the least that the supplier sells', figures: { minimum: 60 }, orderAt: 14, upTo: 44, pieces: 60 },
  { why: 'the least in whole packs', figures: { minimum: 50, pack: 12 }, orderAt: 14, upTo: 44, pieces: 60 },
  { why: 'enough for the lead time', figures: { stock: 15 }, orderAt: 14, upTo: 44, pieces: 0 },
  { why: 'due at the limit', figures: { stock: 14 }, orderAt: 14, upTo: 44, pieces: 30 },
  { why: 'what is on the way counts', figures: { stock: 4, onTheWay: 12 }, orderAt: 14, upTo: 44, pieces: 0 },
  { why: 'drafts count, too', figures: { stock: 4, drafted: 6 }, orderAt: 14, upTo: 44, pieces: 34 },
  { why: 'nothing sells', figures: { sold: none, reserve: 5 }, orderAt: 5, upTo: 5, pieces: 0 },
])('$why: $pieces pieces', ({ figures, orderAt, upTo, pieces }) => {
  expect(suggestPurchase({ ...usual, ...figures })).toMatchObject({ orderAt, upTo, pieces })
})

test.each([
  { why: 'a steady rate is itself', sold: steady, weeksKnown: 8, rate: 7 },
  { why: 'the latest week counts eight of 36', sold: [9, 0, 0, 0, 0, 0, 0, 0], weeksKnown: 8, rate: 2 },
  { why: 'the oldest week counts one of 36', sold: [0, 0, 0, 0, 0, 0, 0, 36], weeksKnown: 8, rate: 1 },
  { why: 'a new product counts its own weeks', sold: [7, 8, 0, 0, 0, 0, 0, 0], weeksKnown: 2, rate: 112 / 15 },
  { why: 'sales before the product count', sold: [0, 0, 3, 0, 0, 0, 0, 0], weeksKnown: 1, rate: 18 / 21 },
  { why: 'nothing sold', sold: none, weeksKnown: 1, rate: 0 },
])('$why', ({ sold, weeksKnown, rate }) => {
  expect(weeklyRate(sold, weeksKnown)).toBeCloseTo(rate, 9)
})

const count = (max: number) => fc.integer({ min: 0, max })
const anyFigures: fc.Arbitrary<BuyingFigures> = fc.record({
  sold: fc.array(count(500), { minLength: SALES_WEEKS, maxLength: SALES_WEEKS }),
  weeksKnown: fc.integer({ min: 1, max: 500 }),
  stock: count(2_000),
  onTheWay: count(500),
  drafted: count(500),
  reserve: count(100),
  leadDays: count(365),
  coverDays: fc.integer({ min: 7, max: 180 }),
  minimum: fc.integer({ min: 1, max: 200 }),
  pack: fc.integer({ min: 1, max: 48 }),
})

test('an order is in whole packs, at least the minimum, and lasts as long as asked', () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      const { pieces, available, upTo, orderAt } = suggestPurchase(figures)
      expect(pieces % figures.pack).toBe(0)
      expect(upTo).toBeGreaterThanOrEqual(orderAt)
      if (pieces === 0) return
      expect(pieces).toBeGreaterThanOrEqual(figures.minimum)
      expect(available + pieces).toBeGreaterThanOrEqual(upTo)
      const least = Math.max(upTo - available, figures.minimum)
      expect(pieces - least).toBeLessThan(figures.pack)
    }),
  )
})

test('more pieces at hand never ask for more, and more sales never for fewer', () => {
  fc.assert(
    fc.property(anyFigures, count(50), (figures, more) => {
      const { pieces } = suggestPurchase(figures)
      expect(suggestPurchase({ ...figures, stock: figures.stock + more }).pieces).toBeLessThanOrEqual(pieces)
      const faster = { ...figures, weeksKnown: SALES_WEEKS, sold: figures.sold.map((sold) => sold + more) }
      const before = suggestPurchase({ ...figures, weeksKnown: SALES_WEEKS })
      expect(suggestPurchase(faster).pieces).toBeGreaterThanOrEqual(before.pieces)
    }),
  )
})
