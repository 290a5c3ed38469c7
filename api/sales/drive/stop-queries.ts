import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { assignments, deliveries, deliveryZones, orders } from '../../platform/db/schema.ts'
import { placeOfSlot } from '../../platform/db/schema/fulfilment.ts'
import type { DeliveryRow } from '../fulfilment/admin/delivery-queries.ts'

/** Reads the deliveries of a day that a staff member owns, by slot. Those of unconfirmed and cancelled orders are no stops. */
export function readStops(db: Db, { ownerId, day }: { ownerId: string; day: string }): Promise<DeliveryRow[]> {
  return db
    .select({ delivery: deliveries, order: orders, zone: { id: deliveryZones.id, name: deliveryZones.name } })
    .from(assignments)
    .innerJoin(deliveries, eq(deliveries.id, assignments.recordId))
    .innerJoin(orders, eq(orders.id, deliveries.orderId))
    .leftJoin(deliveryZones, eq(deliveryZones.id, deliveries.zoneId))
    .where(
      and(
        eq(assignments.kind, 'delivery'),
        eq(assignments.ownerId, ownerId),
        eq(deliveries.day, day),
        eq(deliveries.isPickup, false),
        inArray(deliveries.state, ['planned', 'out', 'delivered']),
        inArray(orders.state, ['confirm', 'delivered']),
      ),
    )
    .orderBy(asc(placeOfSlot(deliveries.slot)), asc(orders.district), asc(orders.number), asc(deliveries.number))
}

/** Returns the owner of a delivery. Under the lock of its order nobody changes it. */
export async function readOwnerId(tx: Db, deliveryId: string): Promise<string | null> {
  const [found] = await tx
    .select({ ownerId: assignments.ownerId })
    .from(assignments)
    .where(and(eq(assignments.kind, 'delivery'), eq(assignments.recordId, deliveryId)))
  return found?.ownerId ?? null
}
