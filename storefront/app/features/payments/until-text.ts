import type { Formats } from '#domain/language/formats.ts'
import type { Text } from '../../messages/text.ts'

/** An instant as a deadline: `16:42`, or with its date unless that is today in Nepal. */
export function untilText(text: Text, format: Formats, until: string, now: Date = new Date()): string {
  const [time, date] = [format.time(until), format.shortDate(until)]
  return date === format.shortDate(now.toISOString()) ? time : text('pay.time-on', { time, date })
}
