import type { AccountProblem } from './account-problems.ts'
import { latinDigits } from '../text.ts'

export const MIN_AGE_YEARS = 18
export const MAX_AGE_YEARS = 120

/** A day of the calendar, `1996-04-14`. */
export type CalendarDay = string

const historicDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu', dateStyle: 'short' })

/** The day on which an instant fell in Nepal. Its clocks were 15 minutes behind until 1986, which `nepalDay` ignores. */
export function dayInNepal(instant: Date): CalendarDay {
  return historicDay.format(instant)
}

/**
 * Parses a day of the calendar, or an instant in ISO form as the day on which it falls in Nepal, in Latin or Devanagari
 * digits.
 *
 * @returns null for anything else
 */
export function parseBirthDate(given: string): CalendarDay | null {
  const text = latinDigits(given)
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(text) ?? []
  if (day === undefined || !isOfTheCalendar(day)) return null
  if (time === undefined) return day
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) return null
  // The first and the last years of the calendar have a day in Nepal that is not written with four digits.
  const inNepal = dayInNepal(instant)
  return isOfTheCalendar(inNepal) ? inNepal : null
}

function isOfTheCalendar(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
  const instant = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
}

/**
 * Whether somebody born on a day may have an account.
 *
 * @param today  the day in Nepal; somebody who turns 18 on it is old enough
 */
export function birthDateProblem(birthDate: CalendarDay, today: CalendarDay): AccountProblem | undefined {
  const age = ageOn(today, birthDate)
  if (age < 0 || age > MAX_AGE_YEARS) return 'birth-date'
  return age < MIN_AGE_YEARS ? 'young' : undefined
}

/** Whole years; below 0 before the birth. Somebody born on 29 February turns a year older on 1 March of other years. */
function ageOn(day: CalendarDay, birthDate: CalendarDay): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
