import type { Db } from '../../platform/db/client.ts'
import type { orders } from '../../platform/db/schema.ts'
import { readMoneyOf } from './money-rows.ts'
import { dueOf } from './order-money.ts'

/**
 * Whether an order may be handed over: nothing is left to pay of it but what is paid in cash at the door.
 *
 * @param order  held by the transaction
 */
export async function isPaidUp(tx: Db, order: typeof orders.$inferSelect): Promise<boolean> {
  return order.payment === 'cod' || dueOf(order, (await readMoneyOf(tx, [order.id]))(order.id)) === 0
}
