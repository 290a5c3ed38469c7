import type { OrderEventAction, OrderEventDetail } from '#domain/orders/order-events.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { countByShopper, insertEvent } from '../orders/change-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'

export type Happening = { action: OrderEventAction; by: Changer; at: Date; reason?: string; detail?: OrderEventDetail }

/** More than any buyer needs; each page and each look of staff reads the whole history. */
const MOST_BY_SHOPPER = 100

/**
 * Adds an event to an order's record without changing its state.
 *
 * @throws AppError conflict for one of a shopper who has changed the order very often
 */
export async function recordEvent(
  tx: Db,
  { id, state }: StoredOrder,
  { action, by: { actor, id: actorId }, at, reason = '', detail = {} }: Happening,
): Promise<void> {
  if (actor === 'shopper' && (await countByShopper(tx, id)) >= MOST_BY_SHOPPER) {
    throw new AppError('conflict', say('orders.changed-too-often'))
  }
  await insertEvent(tx, { orderId: id, action, state, actor, actorId, reason, detail, at })
}
