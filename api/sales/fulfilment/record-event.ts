import type { OrderEventAction, OrderEventDetail } from '#domain/orders/order-events.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { insertEvent } from '../orders/change-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'

type Happening = { action: OrderEventAction; by: Changer; at: Date; reason?: string; detail?: OrderEventDetail }

/** Adds an event to an order's record without changing its state. */
export async function recordEvent(
  tx: Db,
  { id, state }: StoredOrder,
  { action, by: { actor, id: actorId }, at, reason = '', detail = {} }: Happening,
): Promise<void> {
  await insertEvent(tx, { orderId: id, action, state, actor, actorId, reason, detail, at })
}
