import { dayAfter } from '#domain/nepal-time.ts'
import { daysBetween } from '#domain/calendar/bikram-sambat.ts'

const DAY_MS = 86_400_000
/** A new moon and the mean length of a month of the moon (Meeus, Astronomical Algorithms, chapter 49). */
const NEW_MOON_MS = Date.parse('2000-01-06T18:14:00Z')
const MOON_MONTH_MS = 29.530588853 * DAY_MS
/** Tihar's new moon is the first one after this day's noon in Nepal. */
const BEFORE_TIHAR = '10-17'
/** The tenth day of Dashain comes this long before Laxmi Puja. */
const DASHAIN_BEFORE_TIHAR_DAYS = 19

export type Festivals = {
  /** Vijaya Dashami, the day of the tika. */
  dashain: string
  /** Laxmi Puja. */
  tihar: string
}

/**
 * Returns the great festivals of a Gregorian year, each within a day or two of the almanac's: seasons need no more. They follow
 * the moon, so the demo needs no table of years.
 */
export function festivalsOf(year: number): Festivals {
  const before = Date.parse(`${year}-${BEFORE_TIHAR}T12:00:00+05:45`)
  const moons = Math.ceil((before - NEW_MOON_MS) / MOON_MONTH_MS)
  const tihar = new Date(NEW_MOON_MS + moons * MOON_MONTH_MS - DAY_MS / 2).toISOString().slice(0, 10)
  return { dashain: dayAfter(tihar, -DASHAIN_BEFORE_TIHAR_DAYS), tihar }
}

const known = new Map<string, Festivals>()

/** Returns how many days a day comes after a festival of its year; negative before it. */
export function daysSince(festival: keyof Festivals, day: string): number {
  const year = day.slice(0, 4)
  const festivals = known.get(year) ?? festivalsOf(Number(year))
  known.set(year, festivals)
  return daysBetween(festivals[festival], day)
}

/** Whether the shop is closed for Dashain or Tihar. */
export function isFestival(day: string): boolean {
  const [dashain, tihar] = [daysSince('dashain', day), daysSince('tihar', day)]
  return (dashain >= -3 && dashain <= 3) || (tihar >= 0 && tihar <= 3)
}
