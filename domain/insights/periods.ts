import { dayAfter } from '../nepal-time.ts'

const DAY_MS = 86_400_000
/** Two years, so that a year can be compared with the one before in one look. */
export const MOST_DAYS = 731

/** Days in Nepal as `2026-11-22`, both included. */
export type Period = { from: string; until: string }

/** The last `count` days, of which `today` is the last. */
export function lastDays(count: number, today: string): Period {
  return { from: dayAfter(today, 1 - count), until: today }
}

/** As many days right before a period. */
export function periodBefore(period: Period): Period {
  return lastDays(daysIn(period), dayAfter(period.from, -1))
}

export function daysIn({ from, until }: Period): number {
  return (Date.parse(until) - Date.parse(from)) / DAY_MS + 1
}
