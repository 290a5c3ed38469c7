import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase, Pool } from 'pg'
import { prepareQueues } from '../jobs/prepare-queues.ts'
import { StartError } from '../start-error.ts'

/** Any number will do, as long as nothing else in this database takes the same one. */
export const MIGRATION_LOCK = 5_278_420_001

export const ourMigrations = fileURLToPath(new URL('migrations', import.meta.url))

/**
 * Brings the database to the newest schema, and the job queues with it. Processes that start at once wait for each
 * other, and those that waited find nothing left to do. The lock belongs to the connection, so a killed process gives it
 * back.
 *
 * @param migrationsFolder  drizzle-kit's output: numbered .sql files and meta/_journal.json
 * @throws StartError when a newer version has migrated the database already
 */
export async function migrateDatabase(pool: Pool, migrationsFolder: string = ourMigrations): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseNewer(client, migrationsFolder)
    await migrate(drizzle({ client }), { migrationsFolder })
    await prepareQueues(client)
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** An older version would read and write tables that it does not know. */
async function refuseNewer(client: ClientBase, migrationsFolder: string) {
  const newestOfOurs = readMigrationFiles({ migrationsFolder }).at(-1)!.folderMillis
  if ((await newestIn(client)) > newestOfOurs) {
    throw new StartError('The database belongs to a newer version of the shop: start that version.')
  }
}

/** When the newest migration of the database was written, in milliseconds since 1970; 0 for a database without any. */
async function newestIn(client: ClientBase): Promise<number> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`)
  if (!known.rows[0].isThere) return 0
  const { rows } = await client.query(
    'select coalesce(max(created_at), 0)::text as at from drizzle.__drizzle_migrations',
  )
  return Number(rows[0].at)
}
