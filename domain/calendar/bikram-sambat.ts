import { sum } from '../sum.ts'

const DAY_MS = 86_400_000

/** A day of Nepal's calendar; months count from 1, Baisakh. */
export type BikramSambatDay = { year: number; month: number; day: number }

/** On which Gregorian day a year begins, as `2026-04-14`, and how many days each of its twelve months has. */
export type CalendarYear = { year: number; startsOn: string; daysInMonth: readonly number[] }

/** Years in their order, each beginning on the day after the one before. At least one. */
export type CalendarYears = readonly CalendarYear[]

/** Possible numbers of days of a month and of a year. */
export const MONTH_DAYS = { min: 29, max: 32 }
export const YEAR_DAYS = { min: 365, max: 366 }
/** The government publishes a year's months weeks before it begins; staff are reminded this long before. */
const REMIND_BEFORE_DAYS = 120

/** The last Gregorian day that can be converted. Later years are not published yet. */
export function lastKnownDay(years: CalendarYears): string {
  return isoDay(dayNumber(startAfter(years)) - 1)
}

/** The Gregorian day on which the year after these begins. */
export function startAfter(years: CalendarYears): string {
  const last = years.at(-1)!
  return isoDay(dayNumber(last.startsOn) + yearDays(last.daysInMonth))
}

/** Whether a Gregorian day, as `2026-11-21`, can be converted. */
export function isKnownDay(day: string, years: CalendarYears): boolean {
  return day >= years[0]!.startsOn && day <= lastKnownDay(years)
}

/**
 * A Gregorian day in Bikram Sambat.
 *
 * @param day  as `2026-11-21`, in Nepal (`nepalDay`)
 * @throws RangeError before the first year and after the last one
 */
export function toBikramSambat(day: string, years: CalendarYears): BikramSambatDay {
  if (!isKnownDay(day, years)) throw new RangeError(`No Bikram Sambat day is known for ${day}`)
  const { year, startsOn, daysInMonth } = years.findLast((one) => one.startsOn <= day)!
  let left = dayNumber(day) - dayNumber(startsOn)
  let month = 1
  for (const length of daysInMonth) {
    if (left < length) break
    left -= length
    month += 1
  }
  return { year, month, day: left + 1 }
}

/** The Gregorian day of a day in these years, as `2026-11-21`; null for a day that none of them has. */
export function fromBikramSambat({ year, month, day }: BikramSambatDay, years: CalendarYears): string | null {
  const found = years.find((one) => one.year === year)
  const length = found?.daysInMonth[month - 1] ?? 0
  if (!found || day < 1 || day > length) return null
  return isoDay(dayNumber(found.startsOn) + sum(found.daysInMonth.slice(0, month - 1)) + day - 1)
}

/** `2083-08-05` */
export function bikramSambatText({ year, month, day }: BikramSambatDay): string {
  return [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}

/** Days of a year, by the days of its months. */
export function yearDays(daysInMonth: readonly number[]): number {
  return sum(daysInMonth)
}

/**
 * Whether other lengths of months would change the Bikram Sambat date of a day up to `today`: invoices may show it.
 *
 * @param year   as it is stored
 * @param today  as `2026-11-21`
 */
export function renamesPast(year: CalendarYear, daysInMonth: readonly number[], today: string): boolean {
  const past = Math.min(daysBetween(year.startsOn, today) + 1, yearDays(year.daysInMonth))
  const changed = { ...year, daysInMonth }
  return Array.from({ length: Math.max(past, 0) }, (_, index) => isoDay(dayNumber(year.startsOn) + index)).some(
    (day) => nameIn(year, day) !== nameIn(changed, day),
  )
}

/** The end of the calendar once staff should add the next year; null before. */
export function calendarEnd(years: CalendarYears, today: string): { lastDay: string; daysLeft: number } | null {
  const lastDay = lastKnownDay(years)
  const daysLeft = daysBetween(today, lastDay)
  return daysLeft > REMIND_BEFORE_DAYS ? null : { lastDay, daysLeft }
}

/** Number of days from one Gregorian day to another, both as `2026-11-21`. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(dayNumber(day) * DAY_MS).getUTCDay()
}

function nameIn(year: CalendarYear, day: string): string | undefined {
  return isKnownDay(day, [year]) ? bikramSambatText(toBikramSambat(day, [year])) : undefined
}

/** Days since 1970. */
function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Shrawan: Nepal's fiscal year begins on its first day and ends with Ashadh. */
const FIRST_MONTH = 4

/** The fiscal year of a day, as it is written: `2083/84`. */
export function fiscalYearOf({ year, month }: BikramSambatDay): string {
  const begins = month >= FIRST_MONTH ? year : year - 1
  return `${begins}/${String((begins + 1) % 100).padStart(2, '0')}`
}
