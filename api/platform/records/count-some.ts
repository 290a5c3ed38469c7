import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { LIST_COUNTED } from '#contract/admin/list.ts'
import type { ListPage } from '#contract/admin/list.ts'
import type { Db } from '../db/client.ts'
import { pageOf } from './page-of.ts'

/** A drizzle query whose rows are counted. */
type Counted = { limit: (most: number) => { as: (name: string) => unknown } }

/** How many rows of a list are counted after its page, and how many can be paged through. */
export type ListBounds = { counted: number; shown: number }

const WHOLE_LIST: ListBounds = { counted: LIST_COUNTED, shown: Infinity }
/** For a filter that looks at another table for each row. */
export const FILTERED_LIST: ListBounds = { counted: 1_000, shown: Infinity }
/** For a typed text: a common one leads to so many rows that nobody pages to the last, and each is compared with it. */
export const SEARCHED_LIST: ListBounds = { counted: 1_000, shown: 2_000 }
/** For a typed text that is compared with another table for each row. */
export const JOINED_LIST: ListBounds = { counted: 200, shown: 2_000 }

/** Whether the rows of this page are shown; otherwise it is empty. */
export function isShown(query: Pick<ListPage, 'page' | 'perPage'>, { shown } = WHOLE_LIST): boolean {
  return pageOf(query).offset < shown
}

/**
 * Counts the rows of a list up to a number after its page: to count all of a million takes longer than to read a page.
 *
 * @param found  the list without order and limit, with one column
 * @returns total: those counted; hasMore: whether there are more
 */
export async function countSome(
  db: Db,
  found: Counted,
  query: Pick<ListPage, 'page' | 'perPage'>,
  bounds = WHOLE_LIST,
): Promise<{ total: number; hasMore: boolean }> {
  const most = mostCounted(query, bounds)
  const counted = await db.$count(found.limit(most + 1).as('found') as SQL)
  return { total: Math.min(counted, most), hasMore: counted > most }
}

function mostCounted(query: Pick<ListPage, 'page' | 'perPage'>, { counted, shown }: ListBounds): number {
  return Math.min(pageOf(query).offset + counted, shown)
}

/** The same for the rows of one table. */
export function countSomeOf(
  db: Db,
  table: PgTable,
  wanted: SQL | undefined,
  query: Pick<ListPage, 'page' | 'perPage'>,
  bounds = WHOLE_LIST,
): Promise<{ total: number; hasMore: boolean }> {
  return countSome(
    db,
    db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(wanted),
    query,
    bounds,
  )
}
