import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Db as QueueDatabase } from 'pg-boss'
import type { Db } from '../db/client.ts'
import type { JobData, JobKind } from './kinds.ts'

/**
 * Leaves a job for whichever process runs jobs. It exists when the caller's transaction commits, and only then, and
 * is taken up at once.
 *
 * @param startAfter  not before then
 */
export async function enqueue<Kind extends JobKind>(
  tx: Db,
  kind: Kind,
  data: JobData[Kind],
  { startAfter }: { startAfter?: Date } = {},
): Promise<void> {
  // Never started: it only words the statement, which the transaction runs.
  const boss = new PgBoss({ db: fromDrizzle(tx, sql) })
  const id = await boss.send(kind, data, startAfter ? { startAfter } : {})
  if (!id) throw new Error(`A job of kind ${kind} was not taken`)
}

/** Never started either. Each has asked for the queue of its kind once, and need not again. */
const bosses = new Map<JobKind, PgBoss>()

/** The same for several jobs of a kind, in one statement. */
export async function enqueueAll<Kind extends JobKind>(
  tx: Db,
  kind: Kind,
  all: readonly JobData[Kind][],
): Promise<void> {
  const db: QueueDatabase = fromDrizzle(tx, sql)
  const boss = bosses.get(kind) ?? new PgBoss({ db })
  const jobs = all.map((data) => ({ data }))
  const ids = await boss.insert(kind, jobs, { db, returnId: true })
  if (ids?.length !== all.length) throw new Error(`Of ${all.length} jobs of kind ${kind} not all were taken`)
  bosses.set(kind, boss)
}
