import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { prepareQueues } from '../jobs/prepare-queues.ts'

/** Any number will do, as long as nothing else in this database takes the same one. */
export const MIGRATION_LOCK = 5_278_420_001

export const ourMigrations = fileURLToPath(new URL('migrations', import.meta.url))

/**
 * Brings the database to the newest schema, and the job queues with it. Processes that start at once wait for each other, and those who
 * waited find nothing left to do. The lock belongs to the connection, so a killed process gives it back.
 *
 * @param migrationsFolder  drizzle-kit's output: numbered .sql files and meta/_journal.json
 */
export async function migrateDatabase(pool: Pool, migrationsFolder: string = ourMigrations): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder })
    await prepareQueues(client)
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
