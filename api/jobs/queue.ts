import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Db as QueueDatabase } from 'pg-boss'
import type { Db } from '../db/client.ts'
import type { Notice } from '../db/announcer.ts'
import { runNamed } from '../db/prepared.ts'
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

/**
 * The same for several jobs of a kind, in one statement, and without a word to those who do them: they find the jobs when
 * they look for themselves, unless they are told (`newJobs`) once the transaction has committed.
 */
export async function enqueueUnannounced<Kind extends JobKind>(
  tx: Db,
  kind: Kind,
  all: readonly JobData[Kind][],
): Promise<void> {
  const db: QueueDatabase = { executeSql: (text, values = []) => executeSilently(tx, kind, text, values) }
  const boss = silentBosses.get(kind) ?? new PgBoss({ db })
  const jobs = all.map((data) => ({ data }))
  const ids = await boss.insert(kind, jobs, { db, returnId: true })
  if (ids?.length !== all.length) throw new Error(`Of ${all.length} jobs of kind ${kind} not all were taken`)
  silentBosses.set(kind, boss)
}

/** Tells whoever does jobs of a kind that there are new ones. */
export function newJobs(kind: JobKind): Notice {
  return { channel: ANNOUNCEMENTS, payload: kind }
}

/** Where pg-boss listens: its schema's name, hashed (notifyChannelSql of its plans.js). */
const ANNOUNCEMENTS = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`

/** Never started either. Each has asked for the queue of its kind once, and need not again. */
const silentBosses = new Map<JobKind, PgBoss>()

/** What pg-boss asks, prepared; it is told of every queue that nobody wants to hear of its jobs. */
async function executeSilently(tx: Db, kind: JobKind, text: string, values: unknown[]) {
  const name = `jobs_${createHash('sha256').update(`${kind} ${text}`).digest('base64url')}`
  const rows = await runNamed<object>(tx, name, text, values)
  return { rows: rows.map((row) => ('notify' in row ? { ...row, notify: false } : row)) }
}
