import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'

const ROWS_AT_ONCE = 1_000

/**
 * Deletes rows, a thousand in each transaction, so that locks are short however many have gathered. Rows that somebody
 * holds stay for the next run.
 *
 * @param which  condition on the table's columns
 */
export async function deleteInPortions(
  db: Db,
  table: PgTable,
  which: SQL | undefined,
  signal?: AbortSignal,
): Promise<void> {
  const rows = sql`select ctid from ${table} where ${which} limit ${ROWS_AT_ONCE} for update skip locked`
  for (;;) {
    if (signal?.aborted) return
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any (array(${rows}))`)
    if ((rowCount ?? 0) < ROWS_AT_ONCE) return
  }
}
