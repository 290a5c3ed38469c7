import { daysBetween, LAST_KNOWN_DAY } from '#domain/bikram-sambat.ts'
import { nepalDay } from '#domain/delivery-estimate.ts'
import type { JobTools } from '../jobs/job-tools.ts'

/** The next year's months are announced weeks before it begins. */
const WARN_BEFORE_DAYS = 120

/**
 * The daily job that says in the log, from four months before on, that the calendar ends.
 *
 * @param now  instead of the clock
 */
export async function warnOfCalendarEnd(
  _: unknown,
  { log }: Pick<JobTools, 'log'>,
  _signal?: AbortSignal,
  now: Date = new Date(),
): Promise<void> {
  const daysLeft = daysBetween(nepalDay(now), LAST_KNOWN_DAY)
  if (daysLeft > WARN_BEFORE_DAYS) return
  log.warn(
    { daysLeft, lastDay: LAST_KNOWN_DAY },
    'the Bikram Sambat calendar ends: add the next year to domain/bikram-sambat-years.ts, or invoices will wait',
  )
}
