import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Db as QueueDatabase } from 'pg-boss'
import type { Db } from '../db/client.ts'
import type { Notice } from '../cache/announcer.ts'
import { runNamed } from '../db/prepared.ts'
import type { JobData, JobKind } from './kinds.ts'

/**
 * Enqueues a job for any process that runs jobs. It exists only if the caller's transaction commits, and starts
 * immediately afterwards.
 *
 * @param startAfter  earliest start
 * @param priority    a waiting job starts before those of its kind with a lower number
 */
export async function enqueue<Kind extends JobKind>(
  tx: Db,
  kind: Kind,
  data: JobData[Kind],
  { startAfter, priority = 0 }: { startAfter?: Date; priority?: number } = {},
): Promise<void> {
  // Never started: it only builds the statement, which the transaction runs.
  const boss = new PgBoss({ db: fromDrizzle(tx, sql) })
  const id = await boss.send(kind, data, { priority, ...(startAfter && { startAfter }) })
  if (!id) throw new Error(`A job of kind ${kind} was not enqueued`)
}

/**
 * Enqueues several jobs of a kind with one statement, without notifying the workers. They find the jobs at their next
 * poll, unless the caller sends `newJobs` after the commit.
 */
export async function enqueueUnannounced<Kind extends JobKind>(
  tx: Db,
  kind: Kind,
  jobs: readonly { data: JobData[Kind]; priority: number }[],
): Promise<void> {
  if (jobs.length === 0) return
  const db: QueueDatabase = { executeSql: (text, values = []) => executeSilently(tx, kind, text, values) }
  const boss = silentBosses.get(kind) ?? new PgBoss({ db })
  const ids = await boss.insert(kind, [...jobs], { db, returnId: true })
  if (ids?.length !== jobs.length) throw new Error(`Of ${jobs.length} jobs of kind ${kind} not all were enqueued`)
  silentBosses.set(kind, boss)
}

/** Returns the notice for workers that there are new jobs of a kind. */
export function newJobs(kind: JobKind): Notice {
  return { channel: ANNOUNCEMENTS, payload: kind }
}

/** Channel of pg-boss: its schema's name, hashed (notifyChannelSql of its plans.js). */
const ANNOUNCEMENTS = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`

/** Never started either. Each has already looked up the queue of its kind. */
const silentBosses = new Map<JobKind, PgBoss>()

/** Runs a statement of pg-boss as a prepared one, and reports every queue as not announced. */
async function executeSilently(tx: Db, kind: JobKind, text: string, values: unknown[]) {
  const name = `jobs_${createHash('sha256').update(`${kind} ${text}`).digest('base64url')}`
  const rows = await runNamed<object>(tx, name, text, values)
  return { rows: rows.map((row) => ('notify' in row ? { ...row, notify: false } : row)) }
}
