import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../sum.ts'
import {
  bikramSambatText,
  calendarEnd,
  daysBetween,
  isKnownDay,
  lastKnownDay,
  MONTH_DAYS,
  renamesPast,
  startAfter,
  toBikramSambat as toBikramSambatOf,
  weekdayOf,
  YEAR_DAYS,
} from './bikram-sambat.ts'
import { bikramSambatYears } from './bikram-sambat-years.ts'

const DAY_MS = 86_400_000
const FIRST = Date.parse(bikramSambatYears[0].startsOn)
const dayAfter = (days: number) => new Date(FIRST + days * DAY_MS).toISOString().slice(0, 10)
const knownDays = (Date.parse(lastKnownDay(bikramSambatYears)) - FIRST) / DAY_MS + 1
const toBikramSambat = (day: string) => toBikramSambatOf(day, bikramSambatYears)
const convert = (day: string) => bikramSambatText(toBikramSambat(day))

test.each([
  ['2013-04-14', '2070-01-01'],
  ['2025-03-16', '2081-12-03'],
  ['2026-01-08', '2082-09-24'],
  ['2026-04-13', '2082-12-30'],
  ['2026-04-14', '2083-01-01'],
  ['2026-11-21', '2083-08-05'],
  ['2027-04-13', '2083-12-30'],
])('%s is %s', (day, converted) => {
  expect(convert(day)).toBe(converted)
})

test('each year of the table follows the one before it without a day between', () => {
  for (const [index, { year, startsOn, daysInMonth }] of bikramSambatYears.entries()) {
    expect(daysInMonth).toHaveLength(12)
    const days = sum(daysInMonth)
    expect(Math.min(...daysInMonth)).toBeGreaterThanOrEqual(MONTH_DAYS.min)
    expect(Math.max(...daysInMonth)).toBeLessThanOrEqual(MONTH_DAYS.max)
    expect(Object.values(YEAR_DAYS)).toContain(days)
    const next = bikramSambatYears[index + 1]
    if (!next) continue
    expect(next.year).toBe(year + 1)
    expect(daysBetween(startsOn, next.startsOn)).toBe(days)
  }
})

test('from one day to the next the day, the month or the year goes on by one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: knownDays - 1 }), (days) => {
      const [before, after] = [toBikramSambat(dayAfter(days - 1)), toBikramSambat(dayAfter(days))]
      const isSameMonth = after.day === before.day + 1 && after.month === before.month && after.year === before.year
      const isNextMonth = after.day === 1 && after.month === before.month + 1 && after.year === before.year
      const isNextYear = after.day === 1 && after.month === 1 && before.month === 12 && after.year === before.year + 1
      expect([isSameMonth, isNextMonth, isNextYear].filter(Boolean)).toHaveLength(1)
      expect(before.day).toBeGreaterThanOrEqual(1)
      expect(before.day).toBeLessThanOrEqual(32)
    }),
  )
})

test.each([['2013-04-13'], ['2027-04-14'], ['2035-01-01']])('%s is not guessed', (day) => {
  expect(isKnownDay(day, bikramSambatYears)).toBe(false)
  expect(() => toBikramSambat(day)).toThrow(RangeError)
})

test('the next year begins on the day after the last one', () => {
  expect(startAfter(bikramSambatYears)).toBe('2027-04-14')
  expect(weekdayOf('2027-04-14')).toBe(3)
})

test.each([
  ['2026-12-13', null],
  ['2026-12-14', { lastDay: '2027-04-13', daysLeft: 120 }],
  ['2027-05-01', { lastDay: '2027-04-13', daysLeft: -18 }],
])('on %s staff are reminded: %o', (today, reminder) => {
  expect(calendarEnd(bikramSambatYears, today)).toEqual(reminder)
})

const lastYear = bikramSambatYears.at(-1)!
const withMonths = (...changes: [month: number, days: number][]) => {
  const daysInMonth: number[] = [...lastYear.daysInMonth]
  for (const [month, days] of changes) daysInMonth[month - 1] = days
  return daysInMonth
}

test.each([
  ['months ahead', withMonths([9, 30], [10, 29]), '2026-11-21', false],
  ['the month that lasts, its days still ahead', withMonths([8, 30], [9, 29]), '2026-11-21', false],
  ['a month that is over', withMonths([7, 29], [9, 30]), '2026-11-21', true],
  ['nothing', withMonths(), '2030-01-01', false],
  ['a year that is over', withMonths([12, 31]), '2030-01-01', false],
  ['a year ahead', withMonths([1, 30], [2, 32]), '2026-04-13', false],
  ['a year that begins today, from its second month', withMonths([1, 30], [2, 32]), '2026-04-14', false],
])('other months rename days of the past: %s', (_, daysInMonth, today, isRenamed) => {
  expect(renamesPast(lastYear, daysInMonth, today)).toBe(isRenamed)
})
