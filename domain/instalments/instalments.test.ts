import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coversAll, isRunning, MAX_MONTHS, termsProblems, type PlanTerms } from './instalment-plan.ts'
import { figurePlans, instalmentsOf, longestOf } from './instalments.ts'

const plain: PlanTerms = {
  months: 12,
  annualRatePercent: 0,
  rateKind: 'reducing',
  feePercent: 0,
  feeMinimum: 0,
  feeBearer: 'buyer',
  downPaymentPercent: 0,
  minimum: 0,
  maximum: null,
}

type Expected = [instalment: number, last: number, interest: number, fee: number, total: number]

test.for<[string, Partial<PlanTerms>, number, Expected]>([
  ['0 % that divides evenly', { months: 6 }, 60_000, [10_000, 10_000, 0, 0, 60_000]],
  ['0 % with a smaller last instalment', { months: 12 }, 100_000, [8_334, 8_326, 0, 0, 100_000]],
  [
    '0 % whose fee the shop bears',
    { months: 3, feePercent: 2, feeBearer: 'shop' },
    45_000,
    [15_000, 15_000, 0, 0, 45_000],
  ],
  ['a fee of a percent', { months: 3, feePercent: 2 }, 60_000, [20_000, 20_000, 0, 1_200, 61_200]],
  ['the least fee', { months: 3, feePercent: 2, feeMinimum: 1_000 }, 30_000, [10_000, 10_000, 0, 1_000, 31_000]],
  ['a fee of a percent, rounded up', { months: 3, feePercent: 0.5 }, 20_001, [6_667, 6_667, 0, 101, 20_102]],
  // 50,000 at 8 % a year over 12 months: 4,349.42 a month.
  ['a reducing rate', { annualRatePercent: 8 }, 50_000, [4_350, 4_344, 2_194, 0, 52_194]],
  ['a flat rate', { annualRatePercent: 8, rateKind: 'flat' }, 50_000, [4_500, 4_500, 4_000, 0, 54_000]],
  [
    'a flat rate over half a year',
    { annualRatePercent: 12, rateKind: 'flat', months: 6 },
    10_000,
    [1_767, 1_765, 600, 0, 10_600],
  ],
  ['a down payment', { months: 6, downPaymentPercent: 40 }, 50_000, [5_000, 5_000, 0, 0, 50_000]],
  ['a down payment, rounded up', { months: 2, downPaymentPercent: 33 }, 10_001, [3_350, 3_350, 0, 0, 10_001]],
])('%s', ([, terms, price, [instalment, lastInstalment, interest, fee, totalPaid]]) => {
  expect(instalmentsOf({ ...plain, ...terms }, price)).toMatchObject({
    instalment,
    lastInstalment,
    interest,
    fee,
    totalPaid,
  })
})

test('an amount outside the limits, or too small to be divided, has no figures', () => {
  const limited = { ...plain, minimum: 15_000, maximum: 200_000 }
  expect([14_999, 15_000, 200_000, 200_001].map((price) => instalmentsOf(limited, price) !== null)).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(instalmentsOf({ ...plain, months: 12 }, 13)).toBeNull()
})

test.for([Number.NaN, -1, 0, 0.5, Infinity, 1e308, 2 ** 53])('a price of %d has no figures', (price) => {
  expect(instalmentsOf(plain, price)).toBeNull()
})

const hostile = [Number.NaN, -1, -0, 5e-324, Infinity, -Infinity, 1e308]

test.for([
  'months',
  'annualRatePercent',
  'feePercent',
  'feeMinimum',
  'downPaymentPercent',
  'minimum',
  'maximum',
] as const)('a plan whose %s is no sensible number is refused by name and has no figures', (field) => {
  for (const value of hostile.filter((one) => field.endsWith('Percent') || !Object.is(one, -0))) {
    const terms = { ...plain, [field]: value }
    expect([value, Object.keys(termsProblems(terms))[0], instalmentsOf(terms, 50_000)]).toEqual([value, field, null])
  }
})

const percent = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((hundredths) => hundredths / 100)
const anyPlan = fc.record({
  months: fc.integer({ min: 2, max: MAX_MONTHS }),
  annualRatePercent: fc.oneof(fc.constant(0), percent(60)),
  rateKind: fc.constantFrom('reducing', 'flat'),
  feePercent: percent(20),
  feeMinimum: fc.integer({ min: 0, max: 5_000 }),
  feeBearer: fc.constantFrom('buyer', 'shop'),
  downPaymentPercent: percent(90),
  minimum: fc.constant(0),
  maximum: fc.constant(null),
}) satisfies fc.Arbitrary<PlanTerms>
const anyPrice = fc.integer({ min: 1, max: 1_000_000_000_000 })

test('of any plan and price the parts are whole rupees that add up to the total, which is never below the price', () => {
  fc.assert(
    fc.property(anyPlan, anyPrice, (plan, price) => {
      const figures = instalmentsOf(plan, price)
      if (figures === null) return price < 10 * MAX_MONTHS ** 2
      const { months, instalment, lastInstalment, downPayment, interest, fee, totalPaid } = figures
      expect(Object.values(figures).every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true)
      expect((months - 1) * instalment + lastInstalment + downPayment + fee).toBe(totalPaid)
      expect(price + interest + fee).toBe(totalPaid)
      expect(totalPaid).toBeGreaterThanOrEqual(price)
      expect(lastInstalment).toBeGreaterThan(0)
      expect(lastInstalment).toBeLessThanOrEqual(instalment)
      return true
    }),
  )
})

test('0 % whose fee the shop bears costs what the piece costs', () => {
  fc.assert(
    fc.property(anyPlan, anyPrice, (plan, price) => {
      const figures = instalmentsOf({ ...plan, annualRatePercent: 0, feeBearer: 'shop' }, price)
      return figures === null || figures.totalPaid === price
    }),
  )
})

test('a reducing rate never costs more than the same rate flat', () => {
  fc.assert(
    fc.property(anyPlan, anyPrice, (plan, price) => {
      const [reducing, flat] = (['reducing', 'flat'] as const).map((rateKind) =>
        instalmentsOf({ ...plan, rateKind }, price),
      )
      return !reducing || !flat || reducing.totalPaid <= flat.totalPaid + 1
    }),
  )
})

test('plans come by months, and "from" is the cheapest of the longest', () => {
  const plans = [
    { ...plain, name: 'dear', annualRatePercent: 15 },
    { ...plain, name: 'short', months: 3 },
    { ...plain, name: 'cheap', annualRatePercent: 8 },
    { ...plain, name: 'for more', months: 24, minimum: 100_000 },
  ]
  const figured = figurePlans(plans, 50_000)
  expect(figured.map(({ plan }) => plan.name)).toEqual(['short', 'cheap', 'dear'])
  expect(longestOf(figured)?.plan.name).toBe('cheap')
  expect(longestOf(figurePlans(plans, 0))).toBeUndefined()
})

test('a plan runs from its first day to its last', () => {
  const plan = { from: '2026-11-24', until: '2026-11-30' }
  const days = ['2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01']
  expect(days.map((day) => isRunning(plan, day))).toEqual([false, true, true, false])
  expect(isRunning({ from: null, until: null }, '2026-11-24')).toBe(true)
})

test('a plan for some goods pays only for orders of nothing else', () => {
  const scope = { from: null, until: null, categoryIds: ['3'], productIds: ['7'] }
  const bed = { productId: '1', categoryIds: ['3', '31'] }
  const lamp = { productId: '7', categoryIds: ['9'] }
  const desk = { productId: '8', categoryIds: ['9'] }
  expect([[bed], [bed, lamp], [bed, desk], [desk]].map((goods) => coversAll(scope, goods))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(coversAll({ ...scope, categoryIds: [], productIds: [] }, [desk])).toBe(true)
})
