import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { LIST_COUNTED } from '#contract/admin/list.ts'
import type { ListPage } from '#contract/admin/list.ts'
import type { Db } from '../db/client.ts'
import { pageOf } from './page-of.ts'

/** A drizzle query whose rows are counted. */
type Counted = { limit: (most: number) => { as: (name: string) => unknown } }

/**
 * Counts the rows of a list up to LIST_COUNTED after its page: to count all of a million takes longer than to read a page.
 *
 * @param found   the list without order and limit, with one column
 * @param atMost  how many to count; fewer where a filter has to look at other tables for each row
 * @returns total: those counted; hasMore: whether there are more
 */
export async function countSome(
  db: Db,
  found: Counted,
  query: Pick<ListPage, 'page' | 'perPage'>,
  atMost = LIST_COUNTED,
): Promise<{ total: number; hasMore: boolean }> {
  const most = pageOf(query).offset + atMost
  const counted = await db.$count(found.limit(most + 1).as('found') as SQL)
  return { total: Math.min(counted, most), hasMore: counted > most }
}

/** The same for the rows of one table. */
export function countSomeOf(
  db: Db,
  table: PgTable,
  wanted: SQL | undefined,
  query: Pick<ListPage, 'page' | 'perPage'>,
  atMost = LIST_COUNTED,
): Promise<{ total: number; hasMore: boolean }> {
  return countSome(
    db,
    db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(wanted),
    query,
    atMost,
  )
}
