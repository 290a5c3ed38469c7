import { CronExpressionParser } from 'cron-parser'
import type { HealthReport } from '#contract/admin/health.ts'
import type { Db } from '../../platform/db/client.ts'
import { scheduledRuns } from '../../platform/db/schema.ts'
import { schedules } from '../../platform/jobs/kinds.ts'
import { cleanError } from './clean-error.ts'

type Task = NonNullable<HealthReport['schedule']>[number]
type Run = Partial<Omit<typeof scheduledRuns.$inferSelect, 'kind'>>

/** A worker looks at the clock every half minute, and a run may wait for others of its kind. */
const PATIENCE_MS = 5 * 60_000

/** Reads when each scheduled task last ran, and when it runs next. */
export async function readSchedule(db: Db, now = new Date()): Promise<Task[]> {
  const runs = new Map((await db.select().from(scheduledRuns)).map((run) => [run.kind, run]))
  return Object.entries(schedules).map(([kind, cron]) => ({ kind, ...presentTask(cron, runs.get(kind), now) }))
}

/** @param run  undefined before a process of this version first kept the time */
export function presentTask(cron: string, run: Run = {}, now: Date): Omit<Task, 'kind'> {
  const { since, startedAt, durationMs = null, succeededAt, error = '' } = run
  const lastDue = timesOf(cron, new Date(now.getTime() - PATIENCE_MS))
    .prev()
    .toDate()
  const seen = startedAt ?? since
  return {
    cron,
    startedAt: startedAt?.toISOString() ?? null,
    durationMs,
    succeededAt: succeededAt?.toISOString() ?? null,
    error: cleanError(error),
    nextAt: timesOf(cron, now).next().toDate().toISOString(),
    isLate: seen ? seen < lastDue : false,
  }
}

function timesOf(cron: string, currentDate: Date) {
  return CronExpressionParser.parse(cron, { currentDate, tz: 'UTC' })
}
