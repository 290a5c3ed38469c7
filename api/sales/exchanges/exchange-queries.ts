import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { exchanges, orders, returnLines, returnRequests } from '../../platform/db/schema.ts'
import type { Pieces } from '../fulfilment/delivery-queries.ts'

/** Finds the exchange from which an order comes, unless it has ended, with the state of its return. */
export async function findExchangeFor(db: Db, newOrderId: string) {
  const [row] = await db
    .select({ exchange: exchanges, state: returnRequests.state })
    .from(exchanges)
    .innerJoin(returnRequests, eq(returnRequests.id, exchanges.returnId))
    .where(and(eq(exchanges.newOrderId, newOrderId), isNull(exchanges.endedAt)))
  return row
}

/** Finds the exchange that a return belongs to, with the order that goes out. An exchange that has ended is none. */
export async function findExchangeOf(db: Db, returnId: string) {
  const [row] = await db
    .select({ exchange: exchanges, newOrder: orders })
    .from(exchanges)
    .innerJoin(orders, eq(orders.id, exchanges.newOrderId))
    .where(and(eq(exchanges.returnId, returnId), isNull(exchanges.endedAt)))
  return row
}

/** Finds the order that went out in the latest exchange of an order. */
export async function findLatestNewOrder(db: Db, orderId: string) {
  const [row] = await db
    .select({ id: orders.id, number: orders.number })
    .from(exchanges)
    .innerJoin(orders, eq(orders.id, exchanges.newOrderId))
    .where(eq(exchanges.orderId, orderId))
    .orderBy(desc(exchanges.createdAt))
    .limit(1)
  return row
}

export async function insertReturn(
  tx: Db,
  request: typeof returnRequests.$inferInsert,
  pieces: readonly Pieces[],
): Promise<void> {
  await tx.insert(returnRequests).values(request)
  const { id: returnId, orderId } = request
  await tx
    .insert(returnLines)
    .values(pieces.map(({ position, quantity }) => ({ position, quantity, returnId, orderId })))
}
