import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type { ClientBase, Pool } from 'pg'
import { defined } from '#domain/defined.ts'
import { prepareQueues } from '../jobs/prepare-queues.ts'
import { StartError } from '../errors/app-error.ts'
import { isConcurrent } from './concurrent-index.ts'
import { isBeforeInitial } from './single-migrations.ts'

/** Any number will do, as long as nothing else in this database takes the same one. */
const MIGRATION_LOCK = 5_278_420_001
const ASK_AGAIN_AFTER_MS = 200

/** A migration that waits for a locked table holds up all queries behind it, so it gives up soon and tries again. */
const LOCK_TIMEOUT_MS = 2_000
const RETRY_AFTER_MS = 3_000
/** lock_not_available, deadlock_detected */
const LOCKED = new Set(['55P03', '40P01'])

export const ourMigrations = fileURLToPath(new URL('./sql', import.meta.url))

type Options = {
  /** drizzle-kit's output: numbered .sql files and meta/_journal.json */
  migrationsFolder?: string
  /** Called once for each migration that has to wait for others. */
  warn?: (message: string) => void
}

/**
 * Brings the database to the newest schema, and the job queues with it. Processes that start at once wait for each
 * other, and those that waited find nothing left to do. Each migration is a transaction of its own, except those that
 * build an index concurrently (concurrent-index.ts). One that needs a locked table is tried again until it gets the lock.
 *
 * @throws StartError when a newer version has migrated the database already, or when it is from before 0.1.0
 */
export async function migrateDatabase(
  pool: Pool,
  { migrationsFolder = ourMigrations, warn = () => {} }: Options = {},
): Promise<void> {
  const client = await pool.connect()
  try {
    await lockMigrations(client)
    const known = readMigrationFiles({ migrationsFolder })
    const newest = await newestIn(client)
    if (newest > defined(known.at(-1), 'migration').folderMillis) {
      throw new StartError('The database belongs to a newer version of the shop: start that version.')
    }
    if (isBeforeInitial(newest, known)) {
      throw new StartError(
        'The database is older than version 0.1.0: update it with the last commit that has single migrations first (docs/operations.md, "Updating").',
      )
    }
    for (const migration of known) if (migration.folderMillis > newest) await apply(client, migration, warn)
    await prepareQueues(client)
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

/**
 * Waits until no other process migrates or restores. The lock belongs to the connection, so a killed process gives it
 * back. We ask again and again: one query that waits would hold up `create index concurrently`, which waits for all.
 */
export async function lockMigrations(client: ClientBase): Promise<void> {
  while (true) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as "isOurs"', [MIGRATION_LOCK])
    if (rows[0].isOurs) return
    await wait(ASK_AGAIN_AFTER_MS)
  }
}

/** Makes drizzle's list of migrations where it is missing. Returns when the newest was written, in ms since 1970, or 0. */
async function newestIn(client: ClientBase): Promise<number> {
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  const { rows } = await client.query(
    'select coalesce(max(created_at), 0)::text as at from drizzle.__drizzle_migrations',
  )
  return Number(rows[0].at)
}

async function apply(client: ClientBase, migration: MigrationMeta, warn: (message: string) => void): Promise<void> {
  let isTold = false
  while (!(await tryToApply(client, migration))) {
    if (!isTold) warn('The tables cannot be changed while others hold locks on them; trying again.')
    isTold = true
    await wait(RETRY_AFTER_MS)
  }
}

/** @returns false when another transaction held a lock for too long; then nothing has changed */
async function tryToApply(client: ClientBase, migration: MigrationMeta): Promise<boolean> {
  const isOneTransaction = !migration.sql.some(isConcurrent)
  try {
    // An index that is built concurrently locks nobody out while it waits.
    if (isOneTransaction) await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
    for (const statement of migration.sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.folderMillis,
    ])
    if (isOneTransaction) await client.query('commit')
    return true
  } catch (error) {
    if (isOneTransaction) await client.query('rollback')
    if (LOCKED.has((error as { code?: string }).code ?? '')) return false
    throw error
  }
}
