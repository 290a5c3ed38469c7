import type { AdminDelivery } from '#contract/admin/fulfilment/deliveries.ts'
import type { DriverStop, DriverStops } from '#contract/admin/drive.ts'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { presentDeliveries, type DeliveryShop } from '../fulfilment/admin/deliveries.ts'
import { readStops } from './stop-queries.ts'

/** Returns the deliveries of today that a staff member owns, slot by slot and street by street. */
export async function listStops(shop: DeliveryShop, ownerId: string, now = new Date()): Promise<DriverStops> {
  const day = nepalDay(now)
  const rows = await presentDeliveries(shop, await readStops(shop.db, { ownerId, day }))
  const items = rows.flatMap((row) => stopOf(row) ?? [])
  return { day, items: items.toSorted(alongTheWay) }
}

/** Leaves out what a driver does not need: who ordered for somebody else, payment, promise, assignment. */
function stopOf(delivery: AdminDelivery): DriverStop | undefined {
  const { id, orderId, order, state, slot, name, phone, address, position, floor, hasLift } = delivery
  if (state === 'cancelled' || slot === null) return undefined
  const { access, note, cash, unpaid, isReasonEnough, deliveredAt } = delivery
  const pieces = delivery.pieces.map((piece) => ({
    position: piece.position,
    title: piece.title,
    quantity: piece.quantity,
  }))
  const door = { name, phone, address, position, floor, hasLift, access, note }
  return { id, orderId, order, state, slot, ...door, pieces, cash, unpaid, isReasonEnough, deliveredAt }
}

/** Streets are encrypted, so the database cannot order by them. */
function alongTheWay(one: DriverStop, other: DriverStop): number {
  return (
    deliverySlotNames.indexOf(one.slot) - deliverySlotNames.indexOf(other.slot) ||
    one.address.localeCompare(other.address) ||
    one.order.localeCompare(other.order)
  )
}
