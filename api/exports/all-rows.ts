import type { ListPage } from '#contract/admin/list.ts'
import type { Db } from '../db/client.ts'

const ROWS_A_PAGE = 500

/**
 * All rows of a list, page by page, as they stood when the first was read: what happens meanwhile neither doubles nor
 * loses one. Holds one connection until the last row is taken, or the loop is left.
 *
 * @param readPage  as the list itself reads its pages, in the transaction given
 */
export async function* allRows<Row>(
  db: Db,
  readPage: (tx: Db, page: Omit<ListPage, 'sort'>) => Promise<readonly Row[]>,
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
    for (let page = 1; ; page++) {
      const rows = await readPage(tx, { page, perPage: ROWS_A_PAGE })
      yield* rows
      if (rows.length < ROWS_A_PAGE) return
    }
  } finally {
    taken.resolve()
    await reading
  }
}
