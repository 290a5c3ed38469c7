import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Db as QueueDatabase } from 'pg-boss'
import type { Db } from '../db/client.ts'
import type { Notice } from '../cache/announcer.ts'
import { onlyRow } from '../db/only-row.ts'
import { runNamed } from '../db/prepared.ts'
import { PARKED, type JobData, type JobKind } from './kinds.ts'

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

/** A statement that enqueues jobs and returns their ids; `$1` stands for `jobs`. */
export type JobStatement = { text: string; jobs: string }

/**
 * Returns pg-boss's own statement for jobs of a kind, for a caller that runs it as a part of a larger one. It does not
 * notify the workers: they find the jobs at their next poll, unless the caller sends `newJobs` after the commit. The kind
 * determines the text.
 */
export async function jobStatement<Kind extends JobKind>(
  db: Db,
  kind: Kind,
  jobs: readonly { data: JobData[Kind]; priority: number }[],
): Promise<JobStatement> {
  const composed: JobStatement[] = []
  const composing: QueueDatabase = {
    async executeSql(text, values = []) {
      if (!INSERTS.test(text)) return lookUpSilently(db, kind, text, values)
      composed.push({ text, jobs: String(values[0]) })
      return { rows: [] }
    },
  }
  const boss = composers.get(kind) ?? new PgBoss({ db: composing })
  await boss.insert(kind, [...jobs], { db: composing, returnId: true })
  composers.set(kind, boss)
  return onlyRow(composed)
}

const INSERTS = /^\s*insert into pgboss\./i

/**
 * Moves a parked job back into the queue of its kind, with all its tries.
 *
 * @returns false when somebody else did so first
 */
export async function redriveParked(tx: Db, id: string): Promise<boolean> {
  const boss = new PgBoss({ db: fromDrizzle(tx, sql) }) // never started either
  return (await boss.redrive(PARKED, { ids: [id] })) > 0
}

/** Makes workers look for jobs of a kind once the transaction has committed. */
export async function wakeWorkers(tx: Db, kind: JobKind): Promise<void> {
  const { channel, payload } = newJobs(kind)
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** Returns the notice for workers that there are new jobs of a kind. */
export function newJobs(kind: JobKind): Notice {
  return { channel: ANNOUNCEMENTS, payload: kind }
}

/** Channel of pg-boss: its schema's name, hashed (notifyChannelSql of its plans.js). */
const ANNOUNCEMENTS = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`

/** Never started either. Each has already looked up the queue of its kind. */
const composers = new Map<JobKind, PgBoss>()

/** Looks up a queue with a prepared statement, and reports it as one that is not announced. */
async function lookUpSilently(db: Db, kind: JobKind, text: string, values: unknown[]) {
  const name = `jobs_${createHash('sha256').update(`${kind} ${text}`).digest('base64url')}`
  const rows = await runNamed<object>(db, name, text, values)
  return { rows: rows.map((row) => ('notify' in row ? { ...row, notify: false } : row)) }
}
