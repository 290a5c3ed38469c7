import { dayAfter, nepalDay } from '../nepal-time.ts'

const MINUTE_S = 60
const HOUR_MINUTES = 60
/** From here on a wait is counted in hours. */
const HOURS_FROM_MINUTES = 2 * HOUR_MINUTES
/** A shorter wait that ends after midnight is no wait until tomorrow. */
const LEAST_HOURS_UNTIL_TOMORROW = 12

/** How long to wait, in the unit in which a person would say it; `wait.{unit}` of the messages says it. */
export type Wait = { unit: 'minutes' | 'hours'; count: number } | { unit: 'tomorrow' }

/** Minutes and hours round up; `tomorrow`, the next day in Nepal, names no time. */
export function waitOf(seconds: number, now = new Date()): Wait {
  const minutes = Math.ceil(seconds / MINUTE_S)
  if (minutes < HOURS_FROM_MINUTES) return { unit: 'minutes', count: minutes }
  const hours = Math.ceil(minutes / HOUR_MINUTES)
  const lastDay = nepalDay(new Date(now.getTime() + seconds * 1_000))
  const isTomorrow = lastDay === dayAfter(nepalDay(now), 1)
  return isTomorrow && hours >= LEAST_HOURS_UNTIL_TOMORROW ? { unit: 'tomorrow' } : { unit: 'hours', count: hours }
}
