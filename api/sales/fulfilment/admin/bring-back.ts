import type { Changer } from '../../../platform/records/changer.ts'
import type { OrderShop } from '../../orders/change-order.ts'
import { withLockedOrder } from '../../orders/lock-order.ts'
import { readDeliveries, readDeliveryPieces, updateDelivery } from '../delivery-queries.ts'
import { mailDeliveryNews } from '../delivery-mails.ts'
import { recordEvent } from '../record-event.ts'
import { deliveryNotFound, refused } from '../refusals.ts'
import type { DeliveryName } from '../staff-delivery.ts'

/**
 * Records a failed delivery attempt: the delivery needs another day. Its code stays the same.
 *
 * @param reason  shown to everybody with access to the order
 * @throws AppError not_found; conflict without a reason, and when the delivery is not on its way
 */
export function bringBack(
  { db, secrets }: OrderShop,
  { orderId, number }: DeliveryName,
  { by, reason, now = new Date() }: { by: Changer; reason: string; now?: Date },
): Promise<void> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    if (reason.trim() === '') throw refused('Please say why it could not be handed over.')
    const delivery = (await readDeliveries(tx, order.id)).find((one) => one.number === number)
    if (!delivery) throw deliveryNotFound()
    if (delivery.state !== 'out') throw refused('Nobody is on the way with it.')
    const undated = { state: 'planned', day: null, slot: null } as const
    await updateDelivery(tx, delivery.id, undated)
    await recordEvent(tx, order, { action: 'delivery-failed', by, at: now, reason: reason.trim() })
    const pieces = await readDeliveryPieces(tx, delivery.id)
    await mailDeliveryNews(tx, secrets, order, { kind: 'failed', delivery: { ...delivery, ...undated }, pieces })
  })
}
