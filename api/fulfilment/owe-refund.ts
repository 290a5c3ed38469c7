import { REFUND_WITHIN_MS } from '#domain/payments.ts'
import type { Db } from '../db/client.ts'
import { refunds } from '../db/schema.ts'
import { insertEvent } from '../orders/change-queries.ts'
import type { OrderShop } from '../orders/change-order.ts'
import type { StoredOrder } from '../orders/order-queries.ts'

/** Writes down that money goes back within seven days, once for each cause. */
export async function oweRefund(
  tx: Db,
  _secrets: OrderShop['secrets'],
  { id: orderId, state }: StoredOrder,
  { cause, amount, now }: { cause: string; amount: number; now: Date },
): Promise<void> {
  const dueBy = new Date(now.getTime() + REFUND_WITHIN_MS)
  await tx.insert(refunds).values({ orderId, cause, amount, dueBy, createdAt: now })
  await insertEvent(tx, { orderId, action: 'refund-due', state, actor: 'system', detail: { amount }, at: now })
}
