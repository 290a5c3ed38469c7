import { nepalDay } from '#domain/nepal-time.ts'
import { formats } from '../language/t.ts'

const DAY_MS = 86_400_000

/** Formats an instant in Nepal time: `4 Mar 2026, 16:42`. Returns a dash for null. */
export function whenText(instant: string | null): string {
  if (instant === null) return '–'
  return `${formats.shortDate(instant)}, ${formats.time(instant)}`
}

export const moneyText = formats.money

/** Returns the current date in Nepal plus `later` days: `2026-11-24`. */
export function nepalToday(later = 0): string {
  return nepalDay(new Date(Date.now() + later * DAY_MS))
}

/** Formats a calendar day within a period: `24 Oct`. */
export function dayMonthText(day: string): string {
  return formats.shortDay(day).split(' ').slice(1).join(' ')
}
