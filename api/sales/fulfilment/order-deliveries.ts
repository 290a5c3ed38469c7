import { isLargeItem } from '#domain/catalog/sizes.ts'
import type { OrderAction } from '#domain/orders/order-states.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { endRemedies } from './after-sales-queries.ts'
import {
  cancelOpenDeliveries,
  closeOpenDeliveries,
  findZoneId,
  insertDelivery,
  readDeliveries,
  readSizes,
  type StoredDelivery,
} from './delivery-queries.ts'

/** Updates the deliveries and promised remedies of an order when the order changes, in the same transaction. */
export async function followOrder(
  tx: Db,
  order: StoredOrder,
  action: OrderAction,
  { now, happenedAt = now }: { now: Date; happenedAt?: Date | undefined },
): Promise<void> {
  if (action === 'confirm' || action === 'deliver') await ensureDeliveries(tx, order, now)
  if (action === 'deliver') await closeOpenDeliveries(tx, order.id, happenedAt)
  if (action === 'cancel' || action === 'expire') await cancelOpenDeliveries(tx, order.id)
  if (action === 'return') await endRemedies(tx, order.id)
}

/** Returns the deliveries of a locked order. Creates one with all of its pieces if there is none. */
export async function ensureDeliveries(tx: Db, order: StoredOrder, now: Date): Promise<StoredDelivery[]> {
  const known = await readDeliveries(tx, order.id)
  if (known.length > 0) return known
  const first = await firstDelivery(tx, order)
  const lines = await readSizes(tx, order.id)
  const code = order.collectionCode ?? undefined
  return [await insertDelivery(tx, { ...first, orderId: order.id, number: 1, code, createdAt: now }, lines)]
}

/** Returns the zone and the size of the single delivery of a whole order. */
export async function firstDelivery(db: Db, order: StoredOrder): Promise<Pick<StoredDelivery, 'zoneId' | 'isLarge'>> {
  const positions = (await readSizes(db, order.id)).map(({ position }) => position)
  const zoneId = order.method === 'pickup' ? null : await findZoneId(db, order.district)
  return { zoneId, isLarge: await needsTruck(db, order, positions) }
}

/** Returns whether these lines of an order need the truck. Pieces made to measure always do. */
export async function needsTruck(db: Db, order: StoredOrder, positions: readonly number[]): Promise<boolean> {
  if (order.deposit !== null) return true
  const lines = await readSizes(db, order.id)
  return lines.some(({ position, size }) => positions.includes(position) && isLargeItem(size))
}
