import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'

/** @returns how many sessions of this database wait for a lock that another one holds */
export async function waitingSessions(db: Db): Promise<number> {
  const { rows } = await db.execute(
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}
