import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { OrderEventAction } from '#domain/orders/order-events.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderEvents } from '../../platform/db/schema.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { recordEvent, type Happening } from './record-event.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** More than a day of an order needs that comes in five parts. */
const MOST_OF_AN_ORDER_A_DAY = 12
const MOST_BY_ONE_AN_HOUR = 200

/** What staff do to an order, and can do again, each time with a message to its buyer. */
const newsActions = [
  'edited',
  'exchanged',
  'payment-changed',
  'delivery-planned',
  'delivery-split',
  'delivery-out',
  'delivery-failed',
  'part-delivered',
  'remedy-planned',
  'instalments',
] as const satisfies OrderEventAction[]

/**
 * Records what staff have done to a locked order, and sends the message about it. Beyond the limits the change is made
 * without a message, and its event says so: a stolen login could mail and text any address without end.
 */
export async function recordNews(
  tx: Db,
  order: StoredOrder,
  happening: Happening & { action: (typeof newsActions)[number] },
  send: () => Promise<void>,
): Promise<void> {
  const isUntold = await isTooMuch(tx, order, happening)
  const detail = { ...happening.detail, ...(isUntold && { isUntold }) }
  await recordEvent(tx, order, { ...happening, detail })
  if (!isUntold) await send()
}

/** Returns whether the newest event of an order is one that its buyer got no message about. */
export async function isNewestUntold(db: Db, orderId: string): Promise<boolean> {
  const { detail, id } = orderEvents
  const ofOrder = db.select({ detail }).from(orderEvents).where(eq(orderEvents.orderId, orderId))
  const [newest] = await ofOrder.orderBy(desc(id)).limit(1)
  return newest?.detail.isUntold ?? false
}

async function isTooMuch(tx: Db, { id }: StoredOrder, { by, at: now }: Happening): Promise<boolean> {
  const { orderId, action, actor, actorId, detail, at } = orderEvents
  const isTold = and(eq(actor, 'staff'), inArray(action, [...newsActions]), sql`not ${detail} ? 'isUntold'`)
  const since = (ms: number) => gt(at, new Date(now.getTime() - ms))
  if ((await tx.$count(orderEvents, and(eq(orderId, id), isTold, since(DAY_MS)))) >= MOST_OF_AN_ORDER_A_DAY) return true
  if (by.id === null) return false
  return (await tx.$count(orderEvents, and(eq(actorId, by.id), isTold, since(HOUR_MS)))) >= MOST_BY_ONE_AN_HOUR
}
