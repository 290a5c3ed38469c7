import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { readUncredited } from '../invoices/read-uncredited.ts'
import { readMoneyOf } from './money-rows.ts'
import { maxRefundable } from './order-money.ts'

/**
 * Returns the most that can still be refunded of an order, in whole rupees: the payments minus all refunds, but no more than
 * the uncredited part of its invoice. Every refund goes by it.
 *
 * @param order  locked by the transaction
 */
export async function readMaxRefundable(tx: Db, order: Pick<StoredOrder, 'id' | 'total'>): Promise<number> {
  const money = (await readMoneyOf(tx, [order.id]))(order.id)
  return maxRefundable(money, await readUncredited(tx, order))
}
