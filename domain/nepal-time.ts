/** Nepal is ahead of UTC by this much all year: it has no daylight saving time. */
const NEPAL_OFFSET = '+05:45'
const NEPAL_OFFSET_MS = (5 * 60 + 45) * 60_000
const DAY_MS = 86_400_000

/** The day in Nepal, as `2026-11-24`. */
export function nepalDay(at: Date): string {
  return inNepal(at).toISOString().slice(0, 10)
}

/** The local time in Nepal as if it were UTC, for formats without a time zone. */
export function inNepal(at: Date): Date {
  return new Date(at.getTime() + NEPAL_OFFSET_MS)
}

/** The instant of a day and a time in Nepal, such as `2026-11-24` and `17:00`; an invalid date for anything else. */
export function nepalInstant(day: string, time = '00:00'): Date {
  return new Date(`${day}T${time}:00${NEPAL_OFFSET}`)
}

/** The day so many days after another, or before it: `2026-12-01` is 7 after `2026-11-24`. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The instant at which a day in Nepal is over. */
export function endOfNepalDay(day: string): Date {
  return new Date(nepalInstant(day).getTime() + DAY_MS)
}
