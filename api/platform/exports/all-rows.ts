import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

const ROWS_AT_ONCE = 500

/**
 * Yields all rows of a list as of the first read: concurrent changes neither duplicate nor lose a row. A cursor keeps
 * the position, so each row is read once, however long the list is. Uses one connection until the last row is read or
 * the loop ends.
 *
 * @param selectIds  the whole list in its order, as a query with one column `id`
 * @param readRows   reads the rows of these IDs in their order, in the same transaction
 */
export async function* allRows<Id extends string | number, Row>(
  db: Db,
  selectIds: (tx: Db) => SQLWrapper,
  readRows: (tx: Db, ids: Id[]) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  const begun = Promise.withResolvers<Db>()
  const taken = Promise.withResolvers<void>()
  const reading = db.transaction(
    async (tx) => {
      begun.resolve(tx)
      await taken.promise
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  reading.catch(begun.reject)
  try {
    const tx = await begun.promise
    // Plans the cursor for all rows, not for the first few.
    await tx.execute(sql`set local cursor_tuple_fraction = 1`)
    await tx.execute(sql`declare listed no scroll cursor for ${selectIds(tx)}`)
    for (;;) {
      const { rows } = await tx.execute<{ id: Id }>(sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from listed`)
      if (rows.length === 0) break
      yield* await readRows(
        tx,
        rows.map(({ id }) => id),
      )
    }
    await tx.execute(sql`close listed`)
  } finally {
    taken.resolve()
    await reading
  }
}
