import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter, nepalDay, nepalInstant } from '../nepal-time.ts'
import { deadlineOf, nightOf } from './deadline.ts'
import { englishFormats } from './english-formats.ts'
import type { Language } from './languages.ts'
import { nepaliFormats } from './nepali-formats.ts'

const at = (day: string, time: string) => nepalInstant(day, time).toISOString()
const said = (day: string, time: string) =>
  [englishFormats, nepaliFormats].map((format) => {
    const { date, time: clock } = deadlineOf(format, at(day, time))
    return `${date}, ${clock}`
  })

test.each([
  ['2026-11-29', '23:59', '29 Nov 2026, 23:59', '२०८३ मंसिर १३, राति ११:५९'],
  ['2026-11-30', '00:00', 'the morning of Mon 30 Nov, 00:00', 'आइत मंसिर १३, राति १२'],
  ['2026-11-30', '00:07', 'the morning of Mon 30 Nov, 00:07', 'आइत मंसिर १३, राति १२:०७'],
  ['2026-12-01', '03:59', 'the morning of Tue 1 Dec, 03:59', 'सोम मंसिर १४, राति ३:५९'],
  ['2026-12-16', '01:30', 'the morning of Wed 16 Dec, 01:30', 'मङ्गल मंसिर २९, राति १:३०'],
  ['2026-12-01', '04:00', '1 Dec 2026, 04:00', '२०८३ मंसिर १५, बिहान ४'],
])('%s %s is %s; in Nepali %s', (day, time, english, nepali) => {
  expect(said(day, time)).toEqual([english, nepali])
})

test('at each time of a day, a deadline at night names the day as its language counts nights', () => {
  const minute = fc.integer({ min: 0, max: 1_439 })
  const day = fc.integer({ min: 0, max: 900 }).map((count) => dayAfter('2026-01-01', count))
  fc.assert(
    fc.property(day, minute, fc.constantFrom<Language>('en', 'ne'), (on, minutes, language) => {
      const format = language === 'en' ? englishFormats : nepaliFormats
      const until = new Date(nepalInstant(on).getTime() + minutes * 60_000).toISOString()
      const { date, time } = deadlineOf(format, until)
      expect(nepalDay(new Date(until))).toBe(on)
      expect(nightOf(until) !== null).toBe(minutes < 4 * 60)
      expect(time).toBe(format.time(until))
      const atNight = language === 'en' ? `the morning of ${format.shortDay(on)}` : format.shortDay(dayAfter(on, -1))
      expect(date).toBe(minutes < 4 * 60 ? atNight : format.shortDate(until))
    }),
  )
})
