import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { liveEditors, liveEvents } from '../../platform/db/schema.ts'
import { deleteInPortions } from '../../platform/jobs/delete-in-portions.ts'

/** Deletes events that no stream resumes from any more, and tabs that have closed. */
export async function cleanLive(_: unknown, { db }: { db: Db }, signal: AbortSignal): Promise<void> {
  await deleteInPortions(db, liveEvents, lt(liveEvents.at, sql`now() - interval '1 hour'`), signal)
  await deleteInPortions(db, liveEditors, lt(liveEditors.until, sql`now()`), signal)
}
