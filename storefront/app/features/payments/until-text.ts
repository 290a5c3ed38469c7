import { formatShortDate, formatTime } from '../../format.ts'
import type { Text } from '../../messages/text.ts'

/** An instant as whoever waits for it says it: `16:42`, or with its day where that is not today in Nepal. */
export function untilText(text: Text, until: string, now: Date = new Date()): string {
  const [time, date] = [formatTime(until), formatShortDate(until)]
  return date === formatShortDate(now.toISOString()) ? time : text('pay.time-on', { time, date })
}
