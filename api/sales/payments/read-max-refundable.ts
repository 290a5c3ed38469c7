import type { Db } from '../../platform/db/client.ts'
import type { orders } from '../../platform/db/schema.ts'
import { readUncredited } from '../invoices/read-uncredited.ts'
import { readMoneyOf } from './money-rows.ts'
import { maxRefundable } from './order-money.ts'

/**
 * The one bound of whatever is promised back of an order, in whole rupees: what the shop has of it and owes nobody, and
 * no more than its invoice still stands for.
 *
 * @param order  held by the transaction
 */
export async function readMaxRefundable(
  tx: Db,
  order: Pick<typeof orders.$inferSelect, 'id' | 'total'>,
): Promise<number> {
  const money = (await readMoneyOf(tx, [order.id]))(order.id)
  return maxRefundable(money, await readUncredited(tx, order))
}
