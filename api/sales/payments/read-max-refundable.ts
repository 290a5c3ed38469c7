import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { readUncreditedOf } from '../invoices/read-uncredited.ts'
import { readMoneyOf } from './money-rows.ts'
import { maxRefundable } from './order-money.ts'

type Payable = Pick<StoredOrder, 'id' | 'total'>

/**
 * Returns the most that can still be refunded of an order, in whole rupees: the payments minus all refunds, but no more than
 * the uncredited part of its invoice. Every refund goes by it.
 *
 * @param order  locked by the transaction
 */
export async function readMaxRefundable(tx: Db, order: Payable): Promise<number> {
  return (await readMaxRefundableOf(tx, [order.id]))(order)
}

/** Reads it for several orders at once. */
export async function readMaxRefundableOf(db: Db, orderIds: readonly string[]): Promise<(order: Payable) => number> {
  const moneyOf = await readMoneyOf(db, orderIds)
  const uncreditedOf = await readUncreditedOf(db, orderIds)
  return (order) => maxRefundable(moneyOf(order.id), uncreditedOf(order))
}
