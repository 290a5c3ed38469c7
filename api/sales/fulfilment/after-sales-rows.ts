import { and, asc, eq, like } from 'drizzle-orm'
import { isSendingBack, type DeliveredPieces } from '#domain/fulfilment/after-sales.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderEvents, orderLines, refunds } from '../../platform/db/schema.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { deliveredPieces } from './delivered-pieces.ts'
import type { Pieces } from './delivery-queries.ts'
import { readFulfilmentOf, type FulfilmentRows } from './fulfilment-rows.ts'

/** What decides whether a shopper can report damage or return goods. */
export type AfterSales = {
  lines: Awaited<ReturnType<typeof readLines>>
  rows: FulfilmentRows
  delivered: DeliveredPieces[]
  /** In returns that were neither declined nor withdrawn. */
  sentBack: Pieces[]
  /** Pieces that will never be delivered: the rest of a partly delivered order was cancelled. */
  calledOff: Pieces[]
  /** Whole rupees refunded for damage, or still to be refunded, by report ID. */
  damageRefunds: ReadonlyMap<string, number>
}

export async function readAfterSales(db: Db, order: StoredOrder): Promise<AfterSales> {
  const lines = await readLines(db, order.id)
  const rows = (await readFulfilmentOf(db, [order.id]))(order.id)
  const deliveredAt = await findDeliveredAt(db, order.id)
  return {
    lines,
    rows,
    delivered: deliveredPieces({ deliveries: rows.deliveries, lines, state: order.state, deliveredAt }),
    sentBack: piecesIn(rows.returns.filter(({ state }) => isSendingBack(state))),
    calledOff: piecesIn(rows.deliveries.filter(({ state }) => state === 'cancelled')),
    damageRefunds: await readDamageRefunds(db, order.id),
  }
}

export function piecesIn(rows: readonly { pieces: readonly Pieces[] }[]): Pieces[] {
  return rows.flatMap(({ pieces }) => pieces.map(({ position, quantity }) => ({ position, quantity })))
}

function readLines(db: Db, orderId: string) {
  const { position, quantity, price, total, productId, variantId } = orderLines
  return db
    .select({ position, quantity, price, total, productId, variantId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(position))
}

async function findDeliveredAt(db: Db, orderId: string): Promise<Date | undefined> {
  const [event] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.action, 'deliver')))
  return event?.at
}

async function readDamageRefunds(db: Db, orderId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ cause: refunds.cause, amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), like(refunds.cause, 'damage:%')))
  const sums = new Map<string, number>()
  for (const { cause, amount } of rows) {
    const reportId = cause.split(/[:/]/)[1]! // refunds paid in parts also exist as `damage:<id>/<part>`
    sums.set(reportId, (sums.get(reportId) ?? 0) + amount)
  }
  return sums
}
