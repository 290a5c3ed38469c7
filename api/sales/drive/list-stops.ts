import type { AdminDelivery } from '#contract/admin/fulfilment/deliveries.ts'
import type { DriverStop, DriverStops } from '#contract/admin/drive.ts'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { mayDo, type StaffRole } from '#domain/staff/staff.ts'
import { presentDeliveries, type DeliveryShop } from '../fulfilment/admin/deliveries.ts'
import type { DeliveryRow } from '../fulfilment/admin/delivery-queries.ts'
import { readStops } from './stop-queries.ts'

/** Returns the deliveries of today that a staff member owns, slot by slot and street by street. */
export async function listStops(
  shop: DeliveryShop,
  { id: ownerId, role }: { id: string; role: StaffRole },
  now = new Date(),
): Promise<DriverStops> {
  const day = nepalDay(now)
  const stops = await readStops(shop.db, { ownerId, day })
  const shown = mayDo(role, 'orders.decide') ? stops : stops.map(withoutWrongCodes)
  const rows = await presentDeliveries(shop, shown)
  const items = rows.flatMap((row) => stopOf(row) ?? [])
  return { day, staffId: ownerId, items: items.toSorted(alongTheWay) }
}

/** After too many wrong codes only a manager's reason counts, so a driver's app asks for none (hand-over.ts). */
function withoutWrongCodes(row: DeliveryRow): DeliveryRow {
  return { ...row, delivery: { ...row.delivery, wrongCodes: 0 } }
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
