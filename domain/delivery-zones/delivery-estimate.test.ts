import fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessDaysUntil, estimateDelivery, estimatePickup, usualDays, type ZoneDays } from './delivery-estimate.ts'
import { nepalDay } from '../nepal-time.ts'

const pokhara: ZoneDays = { standard: { min: 4, max: 6 }, express: { min: 2, max: 3 } }
const hills: ZoneDays = { standard: { min: 5, max: 7 }, express: null }
const remote: ZoneDays = { standard: null, express: null }

test.each([
  // 15 November 2026 is a Sunday
  ['a Sunday morning', '2026-11-15T10:00:00+05:45', '2026-11-19', '2026-11-22'],
  ['the last minute of Sunday’s orders', '2026-11-15T16:59:59+05:45', '2026-11-19', '2026-11-22'],
  ['Sunday at five', '2026-11-15T17:00:00+05:45', '2026-11-20', '2026-11-23'],
  ['Friday before five', '2026-11-20T16:00:00+05:45', '2026-11-25', '2026-11-27'],
  ['Friday after five: counts from Sunday', '2026-11-20T18:00:00+05:45', '2026-11-26', '2026-11-29'],
  ['a Saturday: counts from Sunday', '2026-11-21T09:00:00+05:45', '2026-11-26', '2026-11-29'],
  ['still Saturday in London, Sunday in Nepal', '2026-11-21T18:15:00Z', '2026-11-26', '2026-11-29'],
  ['over the new year', '2026-12-30T09:00:00+05:45', '2027-01-04', '2027-01-06'],
])('ordered on %s', (_, orderedAt, first, last) => {
  expect(estimateDelivery(new Date(orderedAt), pokhara, 'standard', [])).toEqual({ first, last })
})

test.each([
  // 30 December 2026 is a Wednesday
  ['before the holiday', '2026-12-28T10:00:00+05:45', '2027-01-03', '2027-01-05'],
  ['on the holiday: counts from the next day', '2026-12-30T10:00:00+05:45', '2027-01-05', '2027-01-07'],
  ['late on the eve: counts from the day after the holiday', '2026-12-29T18:00:00+05:45', '2027-01-05', '2027-01-07'],
  ['when the holiday is over', '2026-12-31T10:00:00+05:45', '2027-01-05', '2027-01-07'],
])('ordered %s, and nobody delivers on a holiday', (_, orderedAt, first, last) => {
  const days = { standard: { min: 4, max: 6 }, express: null }
  expect(estimateDelivery(new Date(orderedAt), days, 'standard', ['2026-12-30', '2026-01-15'])).toEqual({ first, last })
})

test('a holiday on a Saturday delays nothing', () => {
  const orderedAt = new Date('2026-11-27T10:00:00+05:45')
  const estimate = estimateDelivery(orderedAt, pokhara, 'standard', [])
  expect(estimateDelivery(orderedAt, pokhara, 'standard', ['2026-11-28'])).toEqual(estimate)
})

test('express is sooner, and absent where the zone has none', () => {
  const orderedAt = new Date('2026-11-15T10:00:00+05:45')
  expect(estimateDelivery(orderedAt, pokhara, 'express', [])).toEqual({ first: '2026-11-17', last: '2026-11-18' })
  expect(estimateDelivery(orderedAt, hills, 'express', [])).toBeNull()
  expect(estimateDelivery(orderedAt, remote, 'standard', [])).toBeNull()
})

test('the usual days reach from the fastest zone to the slowest', () => {
  expect(usualDays([pokhara, remote, hills], 'standard')).toEqual({ min: 4, max: 7 })
  expect(usualDays([pokhara, remote, hills], 'express')).toEqual({ min: 2, max: 3 })
  expect(usualDays([remote], 'standard')).toBeNull()
  expect(usualDays([], 'express')).toBeNull()
})

const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
const range = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.nat(20)).map(([min, more]) => ({ min, max: min + more }))
/** Up to eight of the 40 days after an instant. */
const closedAfter = (at: Date) =>
  fc.array(
    fc.nat(40).map((days) => dateInNepal(new Date(at.getTime() + days * 86_400_000))),
    { maxLength: 8 },
  )
const instantAndHolidays = instant.chain((at) => fc.tuple(fc.constant(at), closedAfter(at)))
const estimate = (at: Date, standard: { min: number; max: number }, holidays: readonly string[]) =>
  estimateDelivery(at, { standard, express: null }, 'standard', holidays)!

test('no estimate names a Saturday, a holiday, a day before the order, or a last day before the first', () => {
  fc.assert(
    fc.property(instantAndHolidays, range, ([at, holidays], days) => {
      const { first, last } = estimate(at, days, holidays)
      expect([new Date(first).getUTCDay(), new Date(last).getUTCDay()]).not.toContain(6)
      expect(holidays).not.toContain(first)
      expect(holidays).not.toContain(last)
      expect(last >= first).toBe(true)
      expect(first > dateInNepal(at)).toBe(true)
    }),
  )
})

test('a later order never arrives earlier, and neither does a slower zone or one more holiday', () => {
  fc.assert(
    fc.property(instantAndHolidays, fc.nat(10 * 86_400_000), range, fc.nat(3), ([at, holidays], wait, days, slower) => {
      const now = estimate(at, days, holidays)
      const isNotBefore = (other: { first: string; last: string }) =>
        expect(other.first >= now.first && other.last >= now.last).toBe(true)
      isNotBefore(estimate(new Date(at.getTime() + wait), days, holidays))
      isNotBefore(estimate(at, { min: days.min + slower, max: days.max + slower }, holidays))
      isNotBefore(estimate(at, days, [...holidays, now.first]))
    }),
  )
})

function dateInNepal(at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kathmandu' }).format(at)
}

test.each([
  ['2026-11-20T16:59:59+05:45', '2026-11-22'],
  ['2026-11-20T17:00:00+05:45', '2026-11-23'],
  ['2026-11-21T09:00:00+05:45', '2026-11-23'],
])('what is ordered at %s can be collected from %s on', (orderedAt, day) => {
  expect(estimatePickup(new Date(orderedAt), [])).toEqual({ first: day, last: day })
})

test.each([
  ['2026-11-21T18:14:59Z', '2026-11-21'],
  ['2026-11-21T18:15:00Z', '2026-11-22'],
])('at %s it is %s in Nepal', (at, day) => expect(nepalDay(new Date(at))).toBe(day))

test.each([
  ['2026-11-22T06:00:00Z', '2026-11-29T06:00:00Z', 6], // Sunday to Sunday: no Saturday counts
  ['2026-11-27T06:00:00Z', '2026-11-28T06:00:00Z', 0], // the last day is a Saturday
  ['2026-11-27T18:14:59Z', '2026-11-29T06:00:00Z', 1],
  ['2026-11-29T05:00:00Z', '2026-11-29T06:00:00Z', 0],
  ['2026-11-30T06:00:00Z', '2026-11-29T06:00:00Z', 0],
])('from %s until %s there are %i business days', (now, end, days) => {
  expect(businessDaysUntil(new Date(end), new Date(now))).toBe(days)
})
