import type { Db } from '../../platform/db/client.ts'
import { calendarEnd } from '#domain/calendar/bikram-sambat.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { readCalendarYears } from '../../platform/calendar/calendar-queries.ts'
import type { JobLog } from '../../platform/jobs/kinds.ts'

/**
 * The daily job that warns in the log that the calendar ends, from four months before. The dashboard warns too.
 *
 * @param now  replaces the clock
 */
export async function warnOfCalendarEnd(
  _: unknown,
  { db, log }: { db: Db; log: JobLog },
  _signal?: AbortSignal,
  now: Date = new Date(),
): Promise<void> {
  const end = calendarEnd(await readCalendarYears(db), nepalDay(now))
  if (end) log.warn(end, 'the Bikram Sambat calendar ends: add the next year in the back office, or invoices will wait')
}
