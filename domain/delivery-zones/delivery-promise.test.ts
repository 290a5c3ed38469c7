import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTotal } from '../checkout/order-total.ts'
import { nepalDay } from '../nepal-time.ts'
import { type PromisedPiece, promisedDelivery, type PromiseTerms } from './delivery-promise.ts'
import { feeOf, type ShopFees, type ZoneSettings, zoneTerms } from './zone-terms.ts'

const DAY_MS = 86_400_000

const settings: ZoneSettings = {
  standard: { min: 4, max: 6 },
  express: { min: 2, max: 3 },
  arranged: null,
  standardFee: null,
  expressFee: null,
  largeItemFee: 0,
  cashAllowed: true,
  fittingOffered: true,
}
const shop: ShopFees = { shippingFee: 1_000, expressFee: 2_500 }
const pokhara = zoneTerms(settings, shop)
const hills = zoneTerms({ ...settings, express: null }, shop)
const humla = zoneTerms(
  { ...settings, standard: null, express: null, largeItemFee: 4_000, fittingOffered: false },
  shop,
)

const bed: PromisedPiece = { price: 98_500, isLarge: true, countInStock: 3, madeInDays: 15 }
const lamp: PromisedPiece = { price: 9_500, isLarge: false, countInStock: 8, madeInDays: null }
/** Sunday 22 November 2026, ten in the morning in Nepal. */
const terms: PromiseTerms = { now: new Date('2026-11-22T10:00:00+05:45'), holidays: [], freeOver: 1_00_000 }
const days = (first: string, last: string) => ({ first: `2026-${first}`, last: `2026-${last}` })
const usual = { isMade: false, cash: true, fitting: true }
const inPokhara = {
  ...usual,
  arrives: days('11-26', '11-29'),
  cost: 1_000,
  express: { arrives: days('11-24', '11-25'), cost: 2_500 },
}

test.each([
  ['a bed to Pokhara', pokhara, bed, inPokhara],
  ['a lamp to Pokhara', pokhara, lamp, inPokhara],
  [
    'a piece above the limit',
    pokhara,
    { ...bed, price: 1_00_001 },
    { ...inPokhara, cost: 0, express: { ...inPokhara.express, cost: 0 } },
  ],
  ['a piece of exactly the limit', pokhara, { ...bed, price: 1_00_000 }, inPokhara],
  [
    'the hills, without express',
    hills,
    lamp,
    { ...usual, arrives: days('11-26', '11-29'), cost: 1_000, express: null },
  ],
  [
    'a lamp to Humla',
    humla,
    lamp,
    { isMade: false, arrives: null, cost: 1_000, cash: false, fitting: false, express: null },
  ],
  [
    'a bed to Humla',
    humla,
    bed,
    { isMade: false, arrives: null, cost: 5_000, cash: false, fitting: false, express: null },
  ],
  [
    'a district without a zone',
    zoneTerms(null, shop),
    bed,
    { isMade: false, arrives: null, cost: 1_000, cash: false, fitting: false, express: null },
  ],
  [
    'a bed that is made first',
    pokhara,
    { ...bed, countInStock: 0 },
    { isMade: true, arrives: days('12-14', '12-16'), cost: 1_000, cash: false, fitting: true, express: null },
  ],
  [
    'a bed made for Humla',
    humla,
    { ...bed, countInStock: 0 },
    { isMade: true, arrives: null, cost: 5_000, cash: false, fitting: false, express: null },
  ],
  ['a sold-out lamp', pokhara, { ...lamp, countInStock: 0 }, null],
])('%s', (_, zone, piece, promise) => {
  expect(promisedDelivery(zone, piece, terms)).toEqual(promise)
})

test('a holiday delays standard and express alike', () => {
  expect(promisedDelivery(pokhara, bed, { ...terms, holidays: ['2026-11-24'] })).toMatchObject({
    arrives: days('11-27', '11-30'),
    express: { arrives: days('11-25', '11-26') },
  })
})

test.each([
  ['the shop’s fees, where a zone has none', {}, {}, 1_000, 2_500],
  ['one fee for both, where the shop has none for express', {}, { expressFee: null }, 1_000, 1_000],
  ['the zone’s own fees', { standardFee: 800, expressFee: 2_000 }, {}, 800, 2_000],
  ['a zone’s fee of nothing', { standardFee: 0, expressFee: 0 }, {}, 0, 0],
])('%s', (_, ofZone, ofShop, standard, express) => {
  const zone = zoneTerms({ ...settings, ...ofZone }, { ...shop, ...ofShop })
  expect([feeOf(zone, 'standard'), feeOf(zone, 'express')]).toEqual([standard, express])
})

test('no driver takes cash where the day is agreed by phone', () => {
  expect(zoneTerms({ ...settings, standard: null, express: null }, shop).cash).toBe(false)
  expect(zoneTerms({ ...settings, cashAllowed: false }, shop).cash).toBe(false)
  expect(pokhara.cash).toBe(true)
})

test('usual days by arrangement promise no date', () => {
  const zone = zoneTerms({ ...settings, standard: null, express: null, arranged: { min: 10, max: 20 } }, shop)
  expect(zone.arranged).toEqual({ min: 10, max: 20 })
  expect(promisedDelivery(zone, bed, terms)).toMatchObject({ arrives: null, express: null, cash: false })
})

const range = fc.tuple(fc.integer({ min: 3, max: 7 }), fc.nat(4)).map(([min, more]) => ({ min, max: min + more }))
const fastRange = fc.tuple(fc.integer({ min: 1, max: 2 }), fc.nat(1)).map(([min, more]) => ({ min, max: min + more }))
const fees = { standardFee: fc.nat(5_000), expressFee: fc.nat(5_000), largeItemFee: fc.nat(10_000) }
const offers = { cash: fc.boolean(), fitting: fc.boolean() }
const noDays = { standard: fc.constant(null), express: fc.constant(null) }
const zones = fc.oneof(
  fc.record({ standard: range, express: fc.option(fastRange), arranged: fc.constant(null), ...fees, ...offers }),
  fc.record({ ...noDays, arranged: fc.option(range), ...fees, ...offers }),
)
const pieces = fc.record({
  price: fc.integer({ min: 1, max: 3_00_000 }),
  isLarge: fc.boolean(),
  countInStock: fc.nat(3),
  madeInDays: fc.option(fc.integer({ min: 1, max: 60 })),
})
const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
const promiseTerms = fc
  .record({ now: instants, closed: fc.array(fc.nat(60), { maxLength: 6 }), freeOver: fc.nat(2_00_000) })
  .map(({ now, closed, freeOver }): PromiseTerms => {
    const holidays = closed.map((after) => nepalDay(new Date(now.getTime() + after * DAY_MS)))
    return { now, holidays, freeOver }
  })

test('the cost is what an order of this piece alone pays', () => {
  fc.assert(
    fc.property(zones, pieces, promiseTerms, (zone, piece, given) => {
      const promise = promisedDelivery(zone, piece, given)
      for (const method of ['standard', 'express'] as const) {
        const cost = method === 'standard' ? promise?.cost : promise?.express?.cost
        if (cost === undefined) continue
        const line = { unitPrice: piece.price, quantity: 1, categoryIds: [], isLarge: piece.isLarge }
        const { largeItemFee } = zone
        const delivery = {
          method: 'delivery',
          fee: feeOf(zone, method),
          largeItemFee,
          freeOver: given.freeOver,
        } as const
        expect(orderTotal([line], delivery, [], given.now).shipping).toBe(cost)
      }
    }),
  )
})

test('no promise names a Saturday or a holiday, and express never comes later than standard', () => {
  fc.assert(
    fc.property(zones, pieces, promiseTerms, (zone, piece, given) => {
      const promise = promisedDelivery(zone, piece, given)
      const [standard, express] = [promise?.arrives, promise?.express?.arrives]
      for (const day of [standard, express].flatMap((one) => (one ? [one.first, one.last] : []))) {
        expect(new Date(day).getUTCDay()).not.toBe(6)
        expect(given.holidays).not.toContain(day)
        expect(day > nepalDay(given.now)).toBe(true)
      }
      const isLater = standard && express && (express.first > standard.first || express.last > standard.last)
      expect(Boolean(isLater)).toBe(false)
    }),
  )
})

test('a piece is promised exactly if it is there or can be made, and only one that is there with cash', () => {
  fc.assert(
    fc.property(zones, pieces, promiseTerms, (zone, piece, given) => {
      const promise = promisedDelivery(zone, piece, given)
      expect(promise === null).toBe(piece.countInStock === 0 && piece.madeInDays === null)
      if (!promise) return
      expect(promise.isMade).toBe(piece.countInStock === 0)
      expect(promise.cash).toBe(zone.cash && !promise.isMade)
      expect(promise.arrives === null).toBe(zone.standard === null)
    }),
  )
})

test('a large piece never costs less to deliver than a small one, and making it never makes it earlier', () => {
  fc.assert(
    fc.property(zones, pieces, promiseTerms, (zone, piece, given) => {
      const of = (values: Partial<PromisedPiece>) => promisedDelivery(zone, { ...piece, ...values }, given)
      expect(of({ countInStock: 1, isLarge: true })!.cost).toBeGreaterThanOrEqual(
        of({ countInStock: 1, isLarge: false })!.cost,
      )
      const [there, made] = [of({ countInStock: 1 }), of({ countInStock: 0, madeInDays: 5 })]
      const isSooner = there?.arrives && made?.arrives && made.arrives.first <= there.arrives.first
      expect(Boolean(isSooner)).toBe(false)
    }),
  )
})
