import { dayAfter, nepalDay } from '../nepal-time.ts'
import type { Formats, Night } from './formats.ts'

/** Until then the hours belong to the evening before, as most people count them. */
const NIGHT_ENDS_MS = 4 * 3_600_000

/**
 * Writes a deadline so that nobody takes it for a day later. A date with a time after midnight means the next night to many
 * readers, in Nepali to most. `Formats.nightDay` writes such a date.
 *
 * @param until  an instant in ISO form
 */
export function deadlineOf(format: Formats, until: string): { date: string; time: string } {
  const time = format.time(until)
  const night = nightOf(until)
  if (night === null) return { date: format.shortDate(until), time }
  return { date: format.nightDay(night), time }
}

/** Returns the days before and after the midnight of an instant from 0:00 to 4:00 in Nepal; null at other times. */
export function nightOf(instant: string): Night | null {
  const at = new Date(instant)
  const day = nepalDay(at)
  return nepalDay(new Date(at.getTime() - NIGHT_ENDS_MS)) === day ? null : [dayAfter(day, -1), day]
}
