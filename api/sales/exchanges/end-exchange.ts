import { eq, sql } from 'drizzle-orm'
import type { OrderAction } from '#domain/orders/order-states.ts'
import type { Db } from '../../platform/db/client.ts'
import { exchanges, orders, returnRequests } from '../../platform/db/schema.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { recordEvent } from '../fulfilment/record-event.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { findExchangeFor } from './exchange-queries.ts'

type Ended = { action: OrderAction; by: Changer; now: Date }

/**
 * Ends the exchange that an order comes from once the order itself ends, as long as the old pieces are not back. Their price
 * belongs to the old order again. The buyer keeps pieces that nobody has collected. Others still come back, for money.
 *
 * @param order  locked by the transaction. Nobody who holds the old order waits for it
 */
export async function endExchange(tx: Db, order: StoredOrder, { action, by, now }: Ended): Promise<void> {
  const found = await findExchangeFor(tx, order.id)
  if (!found) return
  const { orderId, returnId, amount } = found.exchange
  const old = onlyRow(await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update'))
  const request = onlyRow(await tx.select().from(returnRequests).where(eq(returnRequests.id, returnId)))
  if (request.state === 'received') return
  await tx.update(exchanges).set({ endedAt: now }).where(eq(exchanges.returnId, returnId))
  const isKept = action !== 'return' && request.state === 'approved'
  await tx
    .update(returnRequests)
    .set(isKept ? { state: 'withdrawn', changedAt: now } : { refund: sql`${returnRequests.refund} + ${amount}` })
    .where(eq(returnRequests.id, returnId))
  await recordEvent(tx, old, { action: 'exchange-ended', by, at: now, detail: { exchangedFor: order.number } })
}
