import { and, asc, desc, eq, inArray, like } from 'drizzle-orm'
import { isSendingBack, type DeliveredPieces } from '#domain/fulfilment/after-sales.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderEvents, orderLines, refunds } from '../../platform/db/schema.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { deliveredPieces } from './delivered-pieces.ts'
import type { Pieces } from './delivery-queries.ts'
import { readFulfilmentOf, type FulfilmentRows } from './fulfilment-rows.ts'

type PricedLine = Pick<
  typeof orderLines.$inferSelect,
  'position' | 'quantity' | 'price' | 'total' | 'productId' | 'variantId'
>

/** What decides whether a shopper can report damage or return goods. */
export type AfterSales = {
  lines: readonly PricedLine[]
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
  return (await readAfterSalesOf(db, [order.id]))(order)
}

/** Reads it for several orders at once. */
export async function readAfterSalesOf(
  db: Db,
  orderIds: readonly string[],
): Promise<(order: Pick<StoredOrder, 'id' | 'state'>) => AfterSales> {
  const ids = [...orderIds]
  // One after the other: transactions read this too, and have one connection.
  const linesOf = await readLines(db, ids)
  const rowsOf = await readFulfilmentOf(db, ids)
  const deliveredAtOf = await readDeliveredAt(db, ids)
  const damageRefundsOf = await readDamageRefunds(db, ids)
  return ({ id, state }) => {
    const lines = linesOf.get(id) ?? []
    const rows = rowsOf(id)
    const deliveredAt = deliveredAtOf.get(id)
    return {
      lines,
      rows,
      delivered: deliveredPieces({ deliveries: rows.deliveries, lines, state, deliveredAt }),
      sentBack: piecesIn(rows.returns.filter((one) => isSendingBack(one.state))),
      calledOff: piecesIn(rows.deliveries.filter((one) => one.state === 'cancelled')),
      damageRefunds: sumsByReport(damageRefundsOf.get(id) ?? []),
    }
  }
}

export function piecesIn(rows: readonly { pieces: readonly Pieces[] }[]): Pieces[] {
  return rows.flatMap(({ pieces }) => pieces.map(({ position, quantity }) => ({ position, quantity })))
}

async function readLines(db: Db, orderIds: string[]): Promise<Map<string, PricedLine[]>> {
  const { orderId, position, quantity, price, total, productId, variantId } = orderLines
  const rows = await db
    .select({ orderId, position, quantity, price, total, productId, variantId })
    .from(orderLines)
    .where(inArray(orderId, orderIds))
    .orderBy(asc(position))
  return Map.groupBy(rows, (row) => row.orderId)
}

async function readDeliveredAt(db: Db, orderIds: string[]): Promise<Map<string, Date>> {
  const { orderId, at, action, id } = orderEvents
  const rows = await db
    .select({ orderId, at })
    .from(orderEvents)
    .where(and(inArray(orderId, orderIds), eq(action, 'deliver')))
    .orderBy(desc(id)) // the first one counts, and is set last
  return new Map(rows.map((row) => [row.orderId, row.at]))
}

type DamageRefund = { orderId: string; cause: string; amount: number }

async function readDamageRefunds(db: Db, orderIds: string[]): Promise<Map<string, DamageRefund[]>> {
  const { orderId, cause, amount } = refunds
  const rows = await db
    .select({ orderId, cause, amount })
    .from(refunds)
    .where(and(inArray(orderId, orderIds), like(cause, 'damage:%')))
  return Map.groupBy(rows, (row) => row.orderId)
}

function sumsByReport(rows: readonly DamageRefund[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { cause, amount } of rows) {
    const reportId = cause.split(/[:/]/)[1]! // refunds paid in parts also exist as `damage:<id>/<part>`
    sums.set(reportId, (sums.get(reportId) ?? 0) + amount)
  }
  return sums
}
