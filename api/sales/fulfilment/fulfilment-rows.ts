import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import {
  damageReports,
  deliveries,
  deliveryLines,
  exchanges,
  orders,
  returnLines,
  returnRequests,
} from '../../platform/db/schema.ts'

type Pieces = { position: number; quantity: number }

/** An order's deliveries, damage reports and returns, each list in chronological order. */
export type FulfilmentRows = {
  deliveries: readonly (typeof deliveries.$inferSelect & { pieces: readonly Pieces[] })[]
  damage: readonly (typeof damageReports.$inferSelect)[]
  returns: readonly (typeof returnRequests.$inferSelect & {
    pieces: readonly Pieces[]
    /** The order that goes out in exchange; absent for none, and once the exchange has ended. */
    newOrder?: { id: string; number: string }
  })[]
}

export const NO_FULFILMENT: FulfilmentRows = { deliveries: [], damage: [], returns: [] }

export async function readFulfilmentOf(
  db: Db,
  orderIds: readonly string[],
): Promise<(orderId: string) => FulfilmentRows> {
  const ids = [...orderIds]
  // Sequential: a transaction has one connection.
  const brought = await db
    .select()
    .from(deliveries)
    .where(inArray(deliveries.orderId, ids))
    .orderBy(asc(deliveries.number))
  const broughtLines = await db
    .select()
    .from(deliveryLines)
    .where(inArray(deliveryLines.orderId, ids))
    .orderBy(asc(deliveryLines.position))
  const damaged = await db
    .select()
    .from(damageReports)
    .where(inArray(damageReports.orderId, ids))
    .orderBy(asc(damageReports.createdAt), asc(damageReports.id))
  const sentBack = await db
    .select()
    .from(returnRequests)
    .where(inArray(returnRequests.orderId, ids))
    .orderBy(asc(returnRequests.createdAt), asc(returnRequests.id))
  const sentBackLines = await db
    .select()
    .from(returnLines)
    .where(inArray(returnLines.orderId, ids))
    .orderBy(asc(returnLines.position))
  const newOrders = sentBack.length === 0 ? new Map<string, NewOrder>() : await readNewOrders(db, ids)
  const piecesOfDelivery = Map.groupBy(broughtLines, (line) => line.deliveryId)
  const piecesOfReturn = Map.groupBy(sentBackLines, (line) => line.returnId)
  const deliveriesOf = Map.groupBy(brought, (row) => row.orderId)
  const damageOf = Map.groupBy(damaged, (row) => row.orderId)
  const returnsOf = Map.groupBy(sentBack, (row) => row.orderId)
  return (id) => ({
    deliveries: (deliveriesOf.get(id) ?? []).map((row) => ({ ...row, pieces: piecesOfDelivery.get(row.id) ?? [] })),
    damage: damageOf.get(id) ?? [],
    returns: (returnsOf.get(id) ?? []).map((row) => {
      const newOrder = newOrders.get(row.id)
      return { ...row, pieces: piecesOfReturn.get(row.id) ?? [], ...(newOrder && { newOrder }) }
    }),
  })
}

type NewOrder = { id: string; number: string }

/** Reads the orders that go out in exchange, by the return that pays for each. */
async function readNewOrders(db: Db, orderIds: string[]): Promise<Map<string, NewOrder>> {
  const rows = await db
    .select({ returnId: exchanges.returnId, id: orders.id, number: orders.number })
    .from(exchanges)
    .innerJoin(orders, eq(orders.id, exchanges.newOrderId))
    .where(and(inArray(exchanges.orderId, orderIds), isNull(exchanges.endedAt)))
  return new Map(rows.map(({ returnId, ...newOrder }) => [returnId, newOrder]))
}
