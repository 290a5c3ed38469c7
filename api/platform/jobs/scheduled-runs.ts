import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { scheduledRuns } from '../db/schema.ts'
import { type JobKind, schedules } from './kinds.ts'

const MAX_ERROR_LENGTH = 500

/** Notes that the time of each scheduled kind is kept from now on. */
export async function noteSchedules(db: Db): Promise<void> {
  const rows = Object.keys(schedules).map((kind) => ({ kind }))
  await db.insert(scheduledRuns).values(rows).onConflictDoNothing()
}

/**
 * Runs a job, and notes begin, duration and error of a scheduled one.
 *
 * @param onError  called when the run cannot be noted
 */
export async function noteRun(
  db: Db,
  kind: JobKind,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<void> {
  if (!(kind in schedules)) return work()
  const startedAt = new Date()
  const note = (error: string) => {
    const run = { startedAt, durationMs: Date.now() - startedAt.getTime(), error: error.slice(0, MAX_ERROR_LENGTH) }
    const set = error === '' ? { ...run, succeededAt: sql`now()` } : run
    const target = scheduledRuns.kind
    return db
      .insert(scheduledRuns)
      .values({ kind, ...set })
      .onConflictDoUpdate({ target, set })
      .catch(onError)
  }
  try {
    await work()
  } catch (error) {
    await note((error instanceof Error && error.message) || String(error))
    throw error
  }
  await note('')
}
