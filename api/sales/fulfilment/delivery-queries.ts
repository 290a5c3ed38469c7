import { randomInt } from 'node:crypto'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Capacity, DeliverySlot, PlannedArrival, SlotLoad } from '#domain/fulfilment/delivery-planning.ts'
import type { Db } from '../../platform/db/client.ts'
import {
  deliveries,
  deliveryDistricts,
  deliveryLines,
  deliveryZones,
  orderLines,
  orders,
  products,
  variants,
} from '../../platform/db/schema.ts'
import type { OrderPart } from '../../platform/sms/sms-data.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { isOfNewBuyer, isUnpaid } from '../orders/held-pieces.ts'

const CODE_DIGITS = 6

export type StoredDelivery = typeof deliveries.$inferSelect
export type Pieces = { position: number; quantity: number }

/** Reads the deliveries of an order, sorted by number. */
export function readDeliveries(db: Db, orderId: string): Promise<StoredDelivery[]> {
  return db.select().from(deliveries).where(eq(deliveries.orderId, orderId)).orderBy(asc(deliveries.number))
}

/** Reads when an order comes, as its buyer or the staff have planned it. */
export async function readArrival(db: Db, orderId: string): Promise<PlannedArrival> {
  const planned = (await readDeliveries(db, orderId)).filter(({ state }) => state === 'planned')
  const times = new Map(planned.map(({ day, slot }) => [`${day} ${slot}`, { day, slot }]))
  if (times.size > 1) return 'in-parts'
  const [{ day, slot } = { day: null, slot: null }] = times.values()
  return day === null || slot === null ? null : { day, slot }
}

/** Returns which part of its order a delivery is; undefined where it is the only one that was not cancelled. */
export async function readPart(db: Db, { id, orderId }: StoredDelivery): Promise<OrderPart | undefined> {
  const parts = (await readDeliveries(db, orderId)).filter(({ state }) => state !== 'cancelled')
  if (parts.length <= 1) return undefined
  return { number: parts.findIndex((one) => one.id === id) + 1, count: parts.length }
}

/** Returns whether several deliveries bring all of an order; not where the shop has called the rest off. */
export async function isAllInParts(db: Db, orderId: string): Promise<boolean> {
  const all = await readDeliveries(db, orderId)
  return all.length > 1 && all.every(({ state }) => state !== 'cancelled')
}

export function readDeliveryPieces(db: Db, deliveryId: string): Promise<Pieces[]> {
  const { position, quantity } = deliveryLines
  return db
    .select({ position, quantity })
    .from(deliveryLines)
    .where(eq(deliveryLines.deliveryId, deliveryId))
    .orderBy(asc(position))
}

/** Reads the lines of an order with their known sizes. A variant without dimensions uses those of its product. */
export async function readSizes(db: Db, orderId: string) {
  const ofVariant = sql<boolean>`${variants.widthCm} is not null`
  const rows = await db
    .select({
      position: orderLines.position,
      quantity: orderLines.quantity,
      weightKg: variants.weightKg,
      ofVariant,
      variant: { widthCm: variants.widthCm, depthCm: variants.depthCm, heightCm: variants.heightCm },
      product: { widthCm: products.widthCm, depthCm: products.depthCm, heightCm: products.heightCm },
    })
    .from(orderLines)
    .leftJoin(variants, eq(variants.id, orderLines.variantId))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  return rows.map(({ position, quantity, weightKg, ...row }) => {
    const { widthCm = null, depthCm = null, heightCm = null } = (row.ofVariant ? row.variant : row.product) ?? {}
    return { position, quantity, size: { weightKg, widthCm, depthCm, heightCm } }
  })
}

export async function findZoneId(db: Db, district: string): Promise<number | null> {
  const [found] = await db
    .select({ zoneId: deliveryDistricts.zoneId })
    .from(deliveryDistricts)
    .where(eq(deliveryDistricts.district, district))
  return found?.zoneId ?? null
}

type NewDelivery = Pick<StoredDelivery, 'orderId' | 'number' | 'zoneId' | 'isLarge' | 'createdAt'> & {
  /** Drawn at random by default. */
  code?: string | undefined
}

export async function insertDelivery(
  tx: Db,
  { code = drawnCode(), ...delivery }: NewDelivery,
  pieces: readonly Pieces[],
): Promise<StoredDelivery> {
  const inserted = onlyRow(
    await tx
      .insert(deliveries)
      .values({ ...delivery, code })
      .returning(),
  )
  const { id: deliveryId, orderId } = inserted
  const lines = pieces.map(({ position, quantity }) => ({ deliveryId, orderId, position, quantity }))
  await tx.insert(deliveryLines).values(lines)
  return inserted
}

function drawnCode(): string {
  return randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0')
}

/** Replaces the pieces of a delivery. */
export async function replacePieces(tx: Db, { id, orderId }: StoredDelivery, pieces: readonly Pieces[]): Promise<void> {
  await tx.delete(deliveryLines).where(eq(deliveryLines.deliveryId, id))
  const lines = pieces.map(({ position, quantity }) => ({ deliveryId: id, orderId, position, quantity }))
  await tx.insert(deliveryLines).values(lines)
}

export async function updateDelivery(tx: Db, id: string, values: Partial<StoredDelivery>): Promise<void> {
  await tx.update(deliveries).set(values).where(eq(deliveries.id, id))
}

const isOpen = inArray(deliveries.state, ['planned', 'out'])

export async function closeOpenDeliveries(tx: Db, orderId: string, deliveredAt: Date): Promise<void> {
  await tx
    .update(deliveries)
    .set({ state: 'delivered', deliveredAt })
    .where(and(eq(deliveries.orderId, orderId), isOpen))
}

export async function cancelOpenDeliveries(tx: Db, orderId: string): Promise<void> {
  await tx
    .update(deliveries)
    .set({ state: 'cancelled' })
    .where(and(eq(deliveries.orderId, orderId), isOpen))
}

export async function hasDelivered(tx: Db, orderId: string): Promise<boolean> {
  return (await tx.$count(deliveries, and(eq(deliveries.orderId, orderId), eq(deliveries.state, 'delivered')))) > 0
}

/** Returns the orders among these that were partly handed over. */
export async function readBegunOrders(db: Db, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ orderId: deliveries.orderId })
    .from(deliveries)
    .where(and(inArray(deliveries.orderId, [...orderIds]), eq(deliveries.state, 'delivered')))
  return new Set(rows.map(({ orderId }) => orderId))
}

/** Locks a zone: until the end of the transaction no other transaction takes a place in it. */
export async function lockZone(tx: Db, zoneId: number): Promise<Capacity> {
  const { slotCapacity, truckCapacity } = deliveryZones
  return onlyRow(
    await tx
      .select({ slotCapacity, truckCapacity })
      .from(deliveryZones)
      .where(eq(deliveryZones.id, zoneId))
      .for('no key update'),
  )
}

export async function readZone(db: Db, zoneId: number): Promise<Capacity> {
  const { slotCapacity, truckCapacity } = deliveryZones
  return onlyRow(
    await db.select({ slotCapacity, truckCapacity }).from(deliveryZones).where(eq(deliveryZones.id, zoneId)),
  )
}

/** Reads the load of each slot of these days in a zone. `except` is a delivery that does not count. */
export async function readTaken(
  db: Db,
  zoneId: number,
  days: readonly string[],
  except: string | null,
): Promise<(day: string, slot: DeliverySlot) => Pick<SlotLoad, 'taken' | 'takenLarge'>> {
  const { day, slot, isLarge, id, state } = deliveries
  const isOther = except === null ? undefined : ne(id, except)
  const rows = await db
    .select({
      day,
      slot,
      taken: sql<number>`count(*)::int`,
      takenLarge: sql<number>`count(*) filter (where ${isLarge})::int`,
    })
    .from(deliveries)
    .where(and(eq(deliveries.zoneId, zoneId), inArray(day, [...days]), ne(state, 'cancelled'), isOther))
    .groupBy(day, slot)
  const found = new Map(rows.map((row) => [`${row.day} ${row.slot}`, row]))
  return (atDay, atSlot) => found.get(`${atDay} ${atSlot}`) ?? { taken: 0, takenLarge: 0 }
}

/** Counts the places of a day in a zone that unpaid orders of guests and new accounts of a neighborhood hold. */
export async function countUnpaidPlaces(
  tx: Db,
  neighborhood: Buffer,
  { zoneId, day, isLarge, exceptId }: { zoneId: number; day: string; isLarge: boolean; exceptId: string },
): Promise<number> {
  const { places } = onlyRow(
    await tx
      .select({ places: sql<number>`count(*)::int` })
      .from(deliveries)
      .innerJoin(orders, eq(orders.id, deliveries.orderId))
      .where(
        and(
          eq(orders.neighborhood, neighborhood),
          eq(orders.state, 'pending'),
          isUnpaid(tx),
          isOfNewBuyer(tx),
          eq(deliveries.zoneId, zoneId),
          eq(deliveries.day, day),
          ne(deliveries.state, 'cancelled'),
          ne(deliveries.id, exceptId),
          isLarge ? deliveries.isLarge : undefined,
        ),
      ),
  )
  return places
}
