import { nepalDay } from '#domain/delivery-estimate.ts'
import type { DeliverySlot } from '#domain/delivery-slots.ts'
import type { Changer, OrderShop } from '../orders/change-order.ts'
import { holdOrder } from '../orders/hold-order.ts'
import { readDeliveryPieces, updateDelivery } from './delivery-queries.ts'
import { mailDeliveryNews } from './delivery-mails.ts'
import { noteHappening } from './note-happening.ts'
import { findPlanned, type DeliveryName } from './staff-delivery.ts'
import { refused } from './refusals.ts'

/**
 * Has the staff choose when a delivery comes: any day from today on, whatever else is brought then. The changes of its
 * shopper are not counted by it.
 *
 * @throws AppError not_found; conflict for a pickup, which has no day, and once somebody is on the way with it
 */
export function planDelivery(
  { db, secrets }: OrderShop,
  { orderId, number }: DeliveryName,
  choice: { day: string; slot: DeliverySlot },
  { by, reason = '', now = new Date() }: { by: Changer; reason?: string; now?: Date },
): Promise<void> {
  return holdOrder(db, orderId, async (tx, order) => {
    if (order.method === 'pickup') throw refused('A pickup has no day: it waits at the shop.')
    if (!isRealDay(choice.day)) throw refused('There is no such day.')
    if (choice.day < nepalDay(now)) throw refused('That day is over.')
    const delivery = await findPlanned(tx, order, number, now)
    await updateDelivery(tx, delivery.id, choice)
    await noteHappening(tx, order, { action: 'delivery-planned', by, at: now, reason: reason.trim(), detail: choice })
    const pieces = await readDeliveryPieces(tx, delivery.id)
    await mailDeliveryNews(tx, secrets, order, { kind: 'planned', delivery: { ...delivery, ...choice }, pieces })
  })
}

/** Of the calendar, as `2026-11-24`. */
function isRealDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day
}
