import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
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
