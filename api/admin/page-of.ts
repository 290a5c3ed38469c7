import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core'
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
  return [isLargestFirst ? sql`${desc(column)} nulls last` : sql`${asc(column)} nulls first`, asc(id)]
}
