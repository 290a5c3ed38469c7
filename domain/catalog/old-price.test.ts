import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRealOldPrice, realOldPrice, type PriceStretch, discountPercent } from './old-price.ts'

const DAY_MS = 86_400_000
const now = new Date('2026-11-22T06:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)

/** `[days ago, price]`, the first first; a draft's or hidden stretch has a third entry. */
type Told = [number, number, 'hidden'?]
const historyOf = (told: Told[]): PriceStretch[] =>
  told.map(([days, price, hidden]) => ({ price, since: daysAgo(days), isOffered: hidden === undefined }))

describe('the highest old price that may be shown', () => {
  test.each<{ what: string; told: Told[]; price: number; real: number | null }>([
    { what: 'what it costs today, and has for a month', told: [[30, 100]], price: 80, real: 100 },
    { what: 'not what it has cost for 29 days', told: [[29, 100]], price: 80, real: null },
    { what: 'none for what is new', told: [], price: 80, real: null },
    { what: 'none for what becomes dearer', told: [[90, 100]], price: 120, real: null },
    { what: 'none for what costs the same', told: [[90, 100]], price: 100, real: null },
    {
      what: 'the price before a reduction that lasts',
      told: [
        [70, 100],
        [20, 80],
      ],
      price: 80,
      real: 100,
    },
    {
      what: 'the first price of several reductions',
      told: [
        [70, 100],
        [20, 80],
      ],
      price: 60,
      real: 100,
    },
    {
      what: 'the same while the reduction becomes smaller',
      told: [
        [70, 100],
        [20, 60],
      ],
      price: 80,
      real: 100,
    },
    {
      what: 'none after a reduction of 91 days',
      told: [
        [200, 100],
        [91, 80],
      ],
      price: 80,
      real: null,
    },
    {
      what: 'the reduced price, once that was asked for long enough',
      told: [
        [200, 100],
        [91, 80],
      ],
      price: 60,
      real: 80,
    },
    {
      what: 'not what it was raised to a week before',
      told: [
        [90, 100],
        [7, 150],
      ],
      price: 80,
      real: 100,
    },
    {
      what: 'not what it was raised to and at once reduced from',
      told: [
        [90, 100],
        [7, 150],
        [6, 80],
      ],
      price: 80,
      real: 100,
    },
    {
      what: 'not the price between two reductions that follow each other',
      told: [
        [90, 100],
        [20, 80],
        [10, 100],
      ],
      price: 80,
      real: null,
    },
    {
      what: 'what it cost again for a month after a reduction',
      told: [
        [90, 100],
        [50, 80],
        [31, 100],
      ],
      price: 80,
      real: 100,
    },
    {
      what: 'not what only stood in a draft',
      told: [
        [90, 100, 'hidden'],
        [3, 100],
      ],
      price: 80,
      real: null,
    },
    {
      what: 'what was hidden for a week and offered for the rest',
      told: [
        [50, 100],
        [20, 100, 'hidden'],
        [13, 100],
      ],
      price: 80,
      real: 100,
    },
    {
      what: 'not what was offered long ago and hidden since',
      told: [
        [200, 100],
        [45, 100, 'hidden'],
      ],
      price: 80,
      real: null,
    },
    {
      what: 'the lower of two prices of a month together',
      told: [
        [40, 120],
        [15, 110],
      ],
      price: 80,
      real: 110,
    },
    {
      what: 'not what was asked for 30 days of which some lie too far back',
      told: [
        [75, 100],
        [50, 100, 'hidden'],
        [5, 100],
      ],
      price: 80,
      real: null,
    },
  ])('is $what', ({ told, price, real }) => {
    expect(realOldPrice(historyOf(told), price, now)?.price ?? null).toBe(real)
  })

  test('returns the period in which it was charged', () => {
    const history = historyOf([
      [90, 90],
      [70, 100],
      [20, 80],
    ])
    expect(realOldPrice(history, 80, now)).toEqual({ price: 100, since: daysAgo(70), until: daysAgo(20) })
    expect(realOldPrice(history.slice(0, 2), 80, now)).toEqual({ price: 100, since: daysAgo(70), until: now })
  })
})

/** Price changes of up to a year, oldest first. */
const histories = fc
  .array(
    fc.record({
      days: fc.integer({ min: 0, max: 365 }),
      price: fc.integer({ min: 1, max: 12 }),
      isOffered: fc.boolean(),
    }),
    {
      maxLength: 10,
    },
  )
  .map((all) => all.toSorted((a, b) => b.days - a.days))
  .map((all) => all.map(({ days, price, isOffered }): PriceStretch => ({ price, since: daysAgo(days), isOffered })))
const prices = fc.integer({ min: 1, max: 12 })

describe('whatever happened before', () => {
  test('a valid old price was charged, or exceeded, on 30 days, and never undercut in between', () => {
    fc.assert(
      fc.property(histories, prices, prices, (history, price, oldPrice) => {
        fc.pre(oldPrice > price)
        const isReal = isRealOldPrice(history, price, oldPrice, now)
        expect(isReal).toBe(simplyReal(history, oldPrice))
      }),
      { numRuns: 2_000 },
    )
  })

  test('what may be shown is above the price, and was once a price', () => {
    fc.assert(
      fc.property(histories, prices, (history, price) => {
        const real = realOldPrice(history, price, now)
        fc.pre(real !== null)
        expect(real!.price).toBeGreaterThan(price)
        expect(history.some((one) => one.price === real!.price)).toBe(true)
        expect(real!.since.getTime()).toBeLessThan(real!.until.getTime())
      }),
    )
  })

  test('raising a price and lowering it again at once makes no old price', () => {
    fc.assert(
      fc.property(histories, prices, prices, (history, raised, price) => {
        const before = realOldPrice(history, price, now)
        const after = realOldPrice([...history, { price: raised, since: now, isOffered: true }], price, now)
        expect(after?.price ?? 0).toBeLessThanOrEqual(before?.price ?? 0)
      }),
    )
  })
})

/** The rule day by day: for some price from the old one up, it looks at each day before its last fall. */
function simplyReal(history: readonly PriceStretch[], oldPrice: number): boolean {
  const days = Array.from({ length: 400 }, (_, back) => history.findLast(({ since }) => since <= daysAgo(back + 1)))
  return Array.from({ length: 13 - oldPrice }, (_, more) => oldPrice + more).some((asked) => {
    const fell = days.findIndex((day) => day !== undefined && day.price >= asked)
    if (fell === -1 || fell > 90) return false
    const before = days.slice(fell, fell + 60)
    const under = before.findIndex((day) => day === undefined || day.price < asked)
    const run = under === -1 ? before : before.slice(0, under)
    return run.filter((day) => day!.isOffered).length >= 30
  })
}

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
  const rupees = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(rupees, rupees, (price, oldPrice) => {
      const percent = discountPercent(price, oldPrice)
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
    }),
  )
})
