import { asc, desc, is, sql, type SQL } from 'drizzle-orm'
import { PgColumn, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ListPage } from '#contract/admin/list.ts'

/** Returns the limit and offset of a page. */
export function pageOf({ page, perPage }: Omit<ListPage, 'sort'>) {
  return { limit: perPage, offset: (page - 1) * perPage }
}

/**
 * Returns the order of a list. The id breaks ties, so the order is always complete.
 *
 * @param columns  the columns of the sort names, or several that sort one after the other; a name that the contract accepts
 *                 and that is missing here is a bug
 */
export function orderOf(
  sort: string,
  columns: Record<string, PgColumn | SQL | readonly (PgColumn | SQL)[]>,
  id: AnyPgColumn | SQL,
): SQL[] {
  const isLargestFirst = sort.startsWith('-')
  const column = columns[isLargestFirst ? sort.slice(1) : sort]
  if (!column) throw new RangeError(`there is no order by ${sort}`)
  return [...[column].flat().map((one) => ordered(one, isLargestFirst)), asc(id)]
}

function ordered(column: PgColumn | SQL, isLargestFirst: boolean): SQL {
  const order = isLargestFirst ? desc(column) : asc(column)
  // A column without nulls gets no `nulls` clause, because PostgreSQL could not read the page from its index with
  // one.
  if (is(column, PgColumn) && column.notNull) return order
  return isLargestFirst ? sql`${order} nulls last` : sql`${order} nulls first`
}
