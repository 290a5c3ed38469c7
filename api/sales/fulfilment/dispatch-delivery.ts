import type { Changer } from '../../platform/records/changer.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import { isPaidUp } from '../payments/money-rows.ts'
import { readCashAtDoor } from './cash-at-door.ts'
import { readDeliveryPieces, updateDelivery } from './delivery-queries.ts'
import { mailDeliveryNews } from './delivery-mails.ts'
import { recordNews } from './record-news.ts'
import { refused, RefusedAtDoor } from './refusals.ts'
import { findPlanned, type DeliveryName } from './staff-delivery.ts'
import { say } from '../../platform/language/sentence.ts'

/**
 * Marks a delivery as on its way: its day can no longer change, and the cash that its driver collects stays as told.
 *
 * @throws AppError not_found; conflict for a pickup, without a day, before the order is confirmed, and while an edited order
 *   is not paid that no driver takes cash for
 */
export function dispatchDelivery(
  { db, secrets }: OrderShop,
  { orderId, number }: DeliveryName,
  { by, now = new Date() }: { by: Changer; now?: Date },
): Promise<void> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    if (order.method === 'pickup') throw refused('A pickup is not sent out.')
    if (order.state === 'pending') throw refused(say('orders.is-pending'))
    const delivery = await findPlanned(tx, order, number, now)
    if (delivery.day === null) throw refused('Nobody has chosen a day for this delivery.')
    // An edit made it cost more than was paid. The balance of a custom piece may still come while it is on its way.
    if (order.deposit === null && !(await isPaidUp(tx, order)))
      throw new RefusedAtDoor('unpaid', 'The balance of this order is not paid yet.')
    const cashTold = order.payment === 'cod' ? ((await readCashAtDoor(tx, order, delivery.id)) ?? 0) : null
    await updateDelivery(tx, delivery.id, { state: 'out', cashTold })
    const happening = { action: 'delivery-out', by, at: now, detail: { day: delivery.day } } as const
    await recordNews(tx, order, happening, async () => {
      const pieces = await readDeliveryPieces(tx, delivery.id)
      await mailDeliveryNews(tx, secrets, order, { kind: 'out', delivery, pieces })
    })
  })
}
