import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import {
  assignments,
  deliveries,
  deliveryZones,
  driverRounds,
  orderLines,
  orders,
  pictures,
  variants,
} from '../../platform/db/schema.ts'
import { placeOfSlot } from '../../platform/db/schema/fulfilment.ts'
import type { DeliveryRow } from '../fulfilment/admin/delivery-queries.ts'

/**
 * Reads the deliveries of a day that a staff member owns, or anybody, by slot and district. Those of unconfirmed and cancelled
 * orders are no stops.
 */
export function readStops(db: Db, { ownerId, day }: { ownerId?: string; day: string }): Promise<DeliveryRow[]> {
  return db
    .select({ delivery: deliveries, order: orders, zone: { id: deliveryZones.id, name: deliveryZones.name } })
    .from(assignments)
    .innerJoin(deliveries, eq(deliveries.id, assignments.recordId))
    .innerJoin(orders, eq(orders.id, deliveries.orderId))
    .leftJoin(deliveryZones, eq(deliveryZones.id, deliveries.zoneId))
    .where(
      and(
        eq(assignments.kind, 'delivery'),
        ownerId === undefined ? isNotNull(assignments.ownerId) : eq(assignments.ownerId, ownerId),
        eq(deliveries.day, day),
        eq(deliveries.isPickup, false),
        inArray(deliveries.state, ['planned', 'out', 'delivered']),
        inArray(orders.state, ['confirm', 'delivered']),
      ),
    )
    .orderBy(asc(placeOfSlot(deliveries.slot)), asc(orders.district), asc(orders.number), asc(deliveries.number))
}

/** Returns the owner of a delivery, and since when. Under the lock of its order nobody changes it. */
export async function readOwner(tx: Db, deliveryId: string): Promise<{ id: string | null; since: Date } | undefined> {
  const { kind, recordId, ownerId, ownedSince, since } = assignments
  const [found] = await tx
    .select({ ownerId, ownedSince, since })
    .from(assignments)
    .where(and(eq(kind, 'delivery'), eq(recordId, deliveryId)))
  return found && { id: found.ownerId, since: found.ownedSince ?? found.since }
}

/** Reads what these orders' lines cost, and how they are packed. */
export async function readStopLines(db: Db, orderIds: readonly string[]) {
  const { orderId, position, quantity, total, pictureId, variantId } = orderLines
  const picture = { id: pictures.id, width: pictures.width }
  const rows = await db
    .select({ orderId, position, quantity, total, picture, packages: variants.packages })
    .from(orderLines)
    .leftJoin(variants, eq(variants.id, variantId))
    .leftJoin(pictures, eq(pictures.id, pictureId))
    .where(inArray(orderId, [...orderIds]))
  return new Map(rows.map((row) => [`${row.orderId} ${row.position}`, row]))
}
export type StopLine = Awaited<ReturnType<typeof readStopLines>> extends Map<string, infer Line> ? Line : never

export type StoredRound = typeof driverRounds.$inferSelect

/** Reads the orders of stops that the office has chosen for a day. */
export function readRounds(db: Db, day: string): Promise<StoredRound[]> {
  return db.select().from(driverRounds).where(eq(driverRounds.day, day))
}

/** Reads the one of a driver, locked until the end of the transaction. */
export async function holdRound(tx: Db, staffId: string, day: string): Promise<StoredRound | undefined> {
  const isThis = and(eq(driverRounds.staffId, staffId), eq(driverRounds.day, day))
  const [round] = await tx.select().from(driverRounds).where(isThis).for('update')
  return round
}

/** @returns false when another transaction has inserted it since the look */
export async function saveRound(tx: Db, before: StoredRound | undefined, round: StoredRound): Promise<boolean> {
  const { deliveryIds, changedAt } = round
  if (!before) {
    const inserted = await tx
      .insert(driverRounds)
      .values(round)
      .onConflictDoNothing()
      .returning({ day: driverRounds.day })
    return inserted.length > 0
  }
  const isThis = and(eq(driverRounds.staffId, round.staffId), eq(driverRounds.day, round.day))
  await tx.update(driverRounds).set({ deliveryIds, changedAt }).where(isThis)
  return true
}
