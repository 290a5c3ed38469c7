import { bikramSambatYears } from './bikram-sambat-years.ts'

const DAY_MS = 86_400_000

/** A day of Nepal's calendar; months count from 1, Baisakh. */
export type BikramSambatDay = { year: number; month: number; day: number }

const first = bikramSambatYears[0]
const last = bikramSambatYears.at(-1)!

/** The last Gregorian day, `2027-04-13`, that can be converted: nobody knows for sure what comes after. */
export const LAST_KNOWN_DAY = isoDay(dayNumber(last.startsOn) + lengthOf(last) - 1)

/** Whether a Gregorian day, as `2026-11-21`, can be converted. */
export function isKnownDay(day: string): boolean {
  return day >= first.startsOn && day <= LAST_KNOWN_DAY
}

/**
 * A Gregorian day in Bikram Sambat.
 *
 * @param day  as `2026-11-21`, in Nepal (`nepalDay`)
 * @throws RangeError before the table's first day and after its last one
 */
export function toBikramSambat(day: string): BikramSambatDay {
  if (!isKnownDay(day)) throw new RangeError(`No Bikram Sambat day is known for ${day}`)
  const { year, startsOn, daysInMonth } = bikramSambatYears.findLast((one) => one.startsOn <= day)!
  let left = dayNumber(day) - dayNumber(startsOn)
  let month = 1
  for (const length of daysInMonth) {
    if (left < length) break
    left -= length
    month += 1
  }
  return { year, month, day: left + 1 }
}

/** `2083-08-05` */
export function bikramSambatText({ year, month, day }: BikramSambatDay): string {
  return [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}

/** Gregorian days between one day and another, both as `2026-11-21`. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

function lengthOf({ daysInMonth }: { daysInMonth: readonly number[] }): number {
  return daysInMonth.reduce((sum, days) => sum + days, 0)
}

/** Days since 1970. */
function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
