import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

const ROWS_AT_ONCE = 500

/**
 * All rows of a list as they stood when the first was read: what happens meanwhile neither doubles nor loses one. A cursor
 * keeps the place, so each row is passed once however long the list is. Holds one connection until the last row is taken,
 * or the loop is left.
 *
 * @param selectIds  the whole list in its order, as a query of one column `id`
 * @param readRows   what these rows show, in the order of the ids, in the same transaction
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
    // All of it is read, not only the beginning.
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
