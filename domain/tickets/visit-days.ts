import { isWorkday } from '../fulfilment/delivery-planning.ts'
import { dayAfter, nepalDay } from '../nepal-time.ts'

/** How far ahead shoppers may choose a day. */
const DAYS_AHEAD = 14

/**
 * The days in Nepal that shoppers may choose for a measuring visit: from tomorrow on, without Saturdays and holidays.
 *
 * @param holidays  days on which the shop is closed, as `2026-11-24`
 * @returns days as `2026-11-24`; none when the shop is closed on all of them
 */
export function visitDays(now: Date, holidays: readonly string[]): string[] {
  const today = nepalDay(now)
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => dayAfter(today, index + 1))
  return days.filter((day) => isWorkday(day, holidays))
}
