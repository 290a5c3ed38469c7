import { dayAfter, inNepal, nepalDay } from '../nepal-time.ts'

/** When a shop is open on some days of the week: 0 is Sunday; times as `09:00`, the closing one later than the other. */
export type DayHours = { days: readonly number[]; opens: string; closes: string }

/** Open until a time today, or closed until a time on a day in Nepal (`2026-11-24`); null when that is unknown. */
export type OpeningState =
  | { isOpen: true; closes: string }
  | { isOpen: false; next: { day: string; inDays: number; opens: string } | null }

/** How far ahead to look for an opening: longer than Dashain. */
const DAYS_AHEAD = 21
const WEEK_DAYS = 7
const weekdays = [0, 1, 2, 3, 4, 5, 6]

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

/** Opening hours of one day, the earliest first. */
function hoursOf(hours: readonly DayHours[], holidays: readonly string[], day: string): DayHours[] {
  if (holidays.includes(day)) return []
  const weekday = new Date(day).getUTCDay()
  return hours.filter(({ days }) => days.includes(weekday)).toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
}

/** Time of day in Nepal, as `09:00`. */
function nepalTime(at: Date): string {
  return inNepal(at).toISOString().slice(11, 16)
}

/**
 * Days of the week for a table of opening hours, with consecutive days as a range: `Mon-Wed, Fri`.
 *
 * @param days     0 is Sunday, in any order
 * @param weekday  the name of one
 */
export function namedDays(days: readonly number[], weekday: (day: number) => string): string {
  return dayRuns(days)
    .map((run) => run.map(weekday).join('-'))
    .join(', ')
}

/** `[1, 2, 3, 5]` -> `[[1, 3], [5]]`; `[0, 5, 6]` -> `[[5, 0]]`, since a week goes on after Saturday. */
function dayRuns(days: readonly number[]): number[][] {
  const isOpen = (day: number) => days.includes((day + WEEK_DAYS) % WEEK_DAYS)
  const firsts = weekdays.filter((day) => isOpen(day) && !isOpen(day - 1))
  if (firsts.length === 0) return days.length > 0 ? [[0, WEEK_DAYS - 1]] : []
  return firsts.map((first) => {
    let last = first
    while (isOpen((last + 1) % WEEK_DAYS)) last += 1
    return last === first ? [first] : [first, last % WEEK_DAYS]
  })
}
