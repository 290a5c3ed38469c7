import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema.ts'
import { sayingAnyOfMany } from '../../platform/records/conditions.ts'
import { JOINED_LIST, SEARCHED_LIST, type ListBounds } from '../../platform/records/count-some.ts'

const FEW_ORDERS = 1_000

/**
 * Condition for rows of a long list whose order has the typed text in one of its columns, with the bounds of that list; both
 * undefined for a blank text.
 *
 * The orders are looked for first. Few lead to their rows by an index. When many orders have the text, many rows do, and the
 * list is read in its order until the page is full, with a look at the order of each row: to collect all orders would take
 * longer.
 *
 * @param orderId  column of the list's table, with an index
 * @param columns  of orders, with an index of trigrams
 */
export async function ofOrdersSaying(
  db: Db,
  typed: string,
  orderId: PgColumn,
  columns: readonly PgColumn[] = [orders.number, orders.name],
): Promise<{ isSaid?: SQL; bounds?: ListBounds }> {
  const number = parseOrderNumber(typed)
  const says = number === null ? sayingAnyOfMany(typed, ...columns) : eq(orders.number, number)
  if (!says) return {}
  const { id } = orders
  const found = await db
    .select({ id })
    .from(orders)
    .where(says)
    .limit(FEW_ORDERS + 1)
  if (found.length > FEW_ORDERS) {
    return { isSaid: sql`(select ${says} from ${orders} where ${id} = ${orderId})`, bounds: JOINED_LIST }
  }
  return { isSaid: sql`${orderId} = any (${sql.param(found.map((row) => row.id))}::uuid[])`, bounds: SEARCHED_LIST }
}
