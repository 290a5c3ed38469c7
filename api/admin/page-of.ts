import { asc, desc, is, sql, type SQL } from 'drizzle-orm'
import { PgColumn, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ListPage } from '#contract/admin/list.ts'

/** Which rows of a list make a page. */
export function pageOf({ page, perPage }: Omit<ListPage, 'sort'>) {
  return { limit: perPage, offset: (page - 1) * perPage }
}

/**
 * The order of a list, always a whole one: rows that are alike in it follow each other by their id.
 *
 * @param columns  what each name of an order means; names that the contract lets through and that are not here are a bug
 */
export function orderOf(sort: string, columns: Record<string, PgColumn | SQL>, id: AnyPgColumn | SQL): SQL[] {
  const isLargestFirst = sort.startsWith('-')
  const column = columns[isLargestFirst ? sort.slice(1) : sort]
  if (!column) throw new RangeError(`there is no order by ${sort}`)
  const order = isLargestFirst ? desc(column) : asc(column)
  // Unsaid where there are none: an index by which PostgreSQL reads a page at once has them at its own end.
  if (is(column, PgColumn) && column.notNull) return [order, asc(id)]
  return [isLargestFirst ? sql`${order} nulls last` : sql`${order} nulls first`, asc(id)]
}
