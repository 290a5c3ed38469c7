import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter, nepalDay, nepalInstant } from '../nepal-time.ts'
import { deadlineOf, nightOf } from './deadline.ts'
import { englishFormats } from './english-formats.ts'
import { nepaliFormats } from './nepali-formats.ts'

const at = (day: string, time: string) => nepalInstant(day, time).toISOString()
const said = (day: string, time: string) =>
  [englishFormats, nepaliFormats].map((format) => {
    const { date, time: clock } = deadlineOf(format, at(day, time))
    return `${date}, ${clock}`
  })

test.each([
  ['2026-11-29', '23:59', '29 Nov 2026, 23:59', '२०८३ मंसिर १३, राति ११:५९'],
  ['2026-11-30', '00:00', 'Sun 29–Mon 30 Nov, 00:00', 'आइत १३–सोम मंसिर १४, राति १२'],
  ['2026-11-30', '00:07', 'Sun 29–Mon 30 Nov, 00:07', 'आइत १३–सोम मंसिर १४, राति १२:०७'],
  ['2026-12-01', '03:59', 'Mon 30–Tue 1 Dec, 03:59', 'सोम १४–मङ्गल मंसिर १५, राति ३:५९'],
  ['2026-12-16', '01:30', 'Tue 15–Wed 16 Dec, 01:30', 'मङ्गल २९–बुध पुस १, राति १:३०'],
  ['2026-12-01', '04:00', '1 Dec 2026, 04:00', '२०८३ मंसिर १५, बिहान ४'],
])('%s %s is %s; in Nepali %s', (day, time, english, nepali) => {
  expect(said(day, time)).toEqual([english, nepali])
})

test('at each time of a day, a deadline at night names the day that ends, and no other deadline does', () => {
  const minute = fc.integer({ min: 0, max: 1_439 })
  const day = fc.integer({ min: 0, max: 900 }).map((count) => dayAfter('2026-01-01', count))
  fc.assert(
    fc.property(day, minute, fc.constantFrom(englishFormats, nepaliFormats), (on, minutes, format) => {
      const until = new Date(nepalInstant(on).getTime() + minutes * 60_000).toISOString()
      const { date, time } = deadlineOf(format, until)
      expect(nepalDay(new Date(until))).toBe(on)
      expect(nightOf(until) !== null).toBe(minutes < 4 * 60)
      expect(time).toBe(format.time(until))
      const nightBefore = `${format.shortDay(dayAfter(on, -1), { month: false })}–${format.shortDay(on)}`
      expect(date).toBe(minutes < 4 * 60 ? nightBefore : format.shortDate(until))
    }),
  )
})
