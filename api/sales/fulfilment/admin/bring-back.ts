import { defined } from '#domain/defined.ts'
import { estimateAgain } from '#domain/fulfilment/delivery-planning.ts'
import type { Db } from '../../../platform/db/client.ts'
import type { Changer } from '../../../platform/records/changer.ts'
import { readHolidays } from '../../../shop/delivery-zones/delivery-queries.ts'
import type { OrderShop } from '../../orders/change-order.ts'
import { withLockedOrder } from '../../orders/lock-order.ts'
import type { StoredOrder } from '../../orders/order-record.ts'
import { readDeliveries, readDeliveryPieces, updateDelivery, type StoredDelivery } from '../delivery-queries.ts'
import { mailDeliveryNews } from '../delivery-mails.ts'
import { recordNews } from '../record-news.ts'
import { deliveryNotFound, refused, RefusedAtDoor } from '../refusals.ts'
import type { DeliveryName } from '../staff-delivery.ts'

/**
 * Records a failed delivery attempt: the delivery needs another day, which the shopper can change as often as the first
 * one. Its code stays the same.
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
    if (delivery.state !== 'out') throw new RefusedAtDoor('not-started', 'Nobody is on the way with it.')
    const { day, slot } = triedAt(delivery)
    const estimate = await estimateOf(tx, order, day, now)
    await updateDelivery(tx, delivery.id, { state: 'planned', day: null, slot: null, moves: 0, cashTold: null })
    const detail = { delivery: number, day, slot, ...(estimate && { estimate }) }
    const happening = { action: 'delivery-failed', by, at: now, reason: reason.trim(), detail } as const
    await recordNews(tx, order, happening, async () => {
      const pieces = await readDeliveryPieces(tx, delivery.id)
      const failed = { estimate, canChoose: estimate !== null && delivery.zoneId !== null }
      await mailDeliveryNews(tx, secrets, order, { kind: 'failed', delivery, pieces, reason: reason.trim(), failed })
    })
  })
}

/** A delivery on its way has a day and a slot. */
function triedAt({ day, slot }: StoredDelivery) {
  return { day: defined(day, 'day of the delivery'), slot: defined(slot, 'slot of the delivery') }
}

/** Null by arrangement. */
async function estimateOf(tx: Db, { estimateFirst: first, estimateLast: last }: StoredOrder, day: string, now: Date) {
  return first && last ? estimateAgain({ first, last }, day, now, await readHolidays(tx)) : null
}
