import { nepalDay } from './delivery-estimate.ts'

/** When a shop is open on some days of the week: 0 is Sunday; times as `09:00`, the closing one later than the other. */
export type DayHours = { days: readonly number[]; opens: string; closes: string }

/** Open until a time of today, or closed until a time of a day in Nepal (`2026-11-24`); null when none is known. */
export type OpeningState =
  | { isOpen: true; closes: string }
  | { isOpen: false; next: { day: string; inDays: number; opens: string } | null }

/** How far ahead an opening is looked for: longer than Dashain. */
const DAYS_AHEAD = 21
const DAY_MS = 86_400_000

/**
 * Whether a shop in Nepal is open; the minute at which it closes is not part of it.
 *
 * @param holidays  days on which it stays closed, as `2026-11-24`
 */
export function openingState(hours: readonly DayHours[], holidays: readonly string[], now: Date): OpeningState {
  const today = nepalDay(now)
  const time = nepalTime(now)
  const [open] = hoursOf(hours, holidays, today).filter(({ opens, closes }) => opens <= time && time < closes)
  if (open) return { isOpen: true, closes: open.closes }
  for (let inDays = 0; inDays <= DAYS_AHEAD; inDays += 1) {
    const day = dayAfter(today, inDays)
    const [next] = hoursOf(hours, holidays, day).filter(({ opens }) => inDays > 0 || opens > time)
    if (next) return { isOpen: false, next: { day, inDays, opens: next.opens } }
  }
  return { isOpen: false, next: null }
}

/** Those of one day, the earliest first. */
function hoursOf(hours: readonly DayHours[], holidays: readonly string[], day: string): DayHours[] {
  if (holidays.includes(day)) return []
  const weekday = new Date(day).getUTCDay()
  return hours.filter(({ days }) => days.includes(weekday)).toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
}

/** Of the clock in Nepal, as `09:00`. */
function nepalTime(at: Date): string {
  const inNepal = at.getTime() - Date.parse(`${nepalDay(at)}T00:00:00+05:45`)
  return new Date(inNepal).toISOString().slice(11, 16)
}

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}
