import { nepalDay } from '#domain/nepal-time.ts'
import { hasRoom, isSameSlot, type DeliverySlot } from '#domain/fulfilment/delivery-planning.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Changer } from '../../platform/records/changer.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import { lockZone, readDeliveryPieces, readTaken, updateDelivery, type StoredDelivery } from './delivery-queries.ts'
import { mailDeliveryNews } from './delivery-mails.ts'
import { recordNews } from './record-news.ts'
import { findPlanned, type DeliveryName } from './staff-delivery.ts'
import { refused } from './refusals.ts'

type Choice = { day: string; slot: DeliverySlot }
/** `mayOverfill`: allows more deliveries than the slot has places; false refuses a full slot. */
type Planned = { by: Changer; reason?: string; mayOverfill?: boolean; now?: Date }

/**
 * Sets the day of a delivery for the staff: any day from today on. It does not count as a change by the shopper.
 *
 * @throws AppError not_found; conflict for a pickup, which has no day, when the slot is full, and once the delivery is
 *                  on its way
 */
export function planDelivery(
  { db, secrets }: OrderShop,
  { orderId, number }: DeliveryName,
  choice: Choice,
  { by, reason = '', mayOverfill = true, now = new Date() }: Planned,
): Promise<void> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    if (order.method === 'pickup') throw refused('A pickup has no day: it waits at the shop.')
    if (!isRealDay(choice.day)) throw refused('There is no such day.')
    if (choice.day < nepalDay(now)) throw refused('That day is over.')
    const delivery = await findPlanned(tx, order, number, now)
    if (!mayOverfill) await refuseFull(tx, delivery, choice)
    await updateDelivery(tx, delivery.id, choice)
    const happening = { action: 'delivery-planned', by, at: now, reason: reason.trim(), detail: choice } as const
    await recordNews(tx, order, happening, async () => {
      const pieces = await readDeliveryPieces(tx, delivery.id)
      await mailDeliveryNews(tx, secrets, order, { kind: 'planned', delivery: { ...delivery, ...choice }, pieces })
    })
  })
}

/** Refuses a full slot. Districts without a zone have unlimited capacity. */
async function refuseFull(tx: Db, delivery: StoredDelivery, choice: Choice) {
  const { id, zoneId, isLarge } = delivery
  if (zoneId === null || isSameSlot(delivery, choice)) return
  const zone = await lockZone(tx, zoneId)
  const takenAt = await readTaken(tx, zoneId, [choice.day], id)
  const load = { ...zone, ...takenAt(choice.day, choice.slot) }
  if (hasRoom(load, isLarge)) return
  throw refused(
    hasRoom(load, false)
      ? 'The truck is full at that time. Choose another, or have a manager plan it beyond the capacity.'
      : 'That time is full. Choose another, or have a manager plan it beyond the capacity.',
  )
}

/** Returns whether a day exists in the calendar, as `2026-11-24`. */
function isRealDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day
}
