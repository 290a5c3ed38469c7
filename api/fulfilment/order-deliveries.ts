import { isLargeItem } from '#domain/large-item.ts'
import type { OrderAction } from '#domain/order-states.ts'
import type { Db } from '../db/client.ts'
import type { StoredOrder } from '../orders/order-queries.ts'
import {
  cancelOpenDeliveries,
  closeOpenDeliveries,
  findZoneId,
  insertDelivery,
  readDeliveries,
  readSizes,
  type StoredDelivery,
} from './delivery-queries.ts'

/** What becomes of an order's deliveries when the order changes, as a part of that. */
export async function followOrder(tx: Db, order: StoredOrder, action: OrderAction, now: Date): Promise<void> {
  if (action === 'confirm' || action === 'deliver') await ensureDeliveries(tx, order, now)
  if (action === 'deliver') await closeOpenDeliveries(tx, order.id, now)
  if (action === 'cancel' || action === 'expire') await cancelOpenDeliveries(tx, order.id)
}

/** The deliveries of an order that is held: one with all of it, where there is none yet. */
export async function ensureDeliveries(tx: Db, order: StoredOrder, now: Date): Promise<StoredDelivery[]> {
  const known = await readDeliveries(tx, order.id)
  if (known.length > 0) return known
  const first = await firstDelivery(tx, order)
  const lines = await readSizes(tx, order.id)
  const code = order.collectionCode ?? undefined
  return [await insertDelivery(tx, { ...first, orderId: order.id, number: 1, code, createdAt: now }, lines)]
}

/** What the one delivery of a whole order is like. */
export async function firstDelivery(db: Db, order: StoredOrder): Promise<Pick<StoredDelivery, 'zoneId' | 'isLarge'>> {
  const positions = (await readSizes(db, order.id)).map(({ position }) => position)
  const zoneId = order.method === 'pickup' ? null : await findZoneId(db, order.district)
  return { zoneId, isLarge: await needsTruck(db, order, positions) }
}

/** Whether these lines of an order need the truck; what is made to measure does. */
export async function needsTruck(db: Db, order: StoredOrder, positions: readonly number[]): Promise<boolean> {
  if (order.deposit !== null) return true
  const lines = await readSizes(db, order.id)
  return lines.some(({ position, size }) => positions.includes(position) && isLargeItem(size))
}
