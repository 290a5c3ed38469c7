import { and, eq, inArray, notLike } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { invoices, waitingPapers } from '../../platform/db/schema.ts'
import type { StoredOrder } from '../orders/order-record.ts'

const OF_EDITS = 'edit:%'

type Invoiced = Pick<StoredOrder, 'id' | 'total'>

/**
 * Returns the part of an order's invoice that no credit note covers, in whole rupees. Pending credit notes count. An order
 * without an invoice counts with its total, because the invoice may follow. A credit note of an edit covers an invoice that
 * another one has replaced.
 */
export async function readUncredited(tx: Db, order: Invoiced): Promise<number> {
  return (await readUncreditedOf(tx, [order.id]))(order)
}

/** Reads it for several orders at once. */
export async function readUncreditedOf(db: Db, orderIds: readonly string[]): Promise<(order: Invoiced) => number> {
  const ids = [...orderIds]
  const { orderId, kind, cause, total } = invoices
  const issued = await db
    .select({ orderId, total })
    .from(invoices)
    .where(and(inArray(orderId, ids), eq(kind, 'credit-note'), notLike(cause, OF_EDITS)))
  const pending = await db
    .select({ orderId: waitingPapers.orderId, credit: waitingPapers.credit })
    .from(waitingPapers)
    .where(and(inArray(waitingPapers.orderId, ids), notLike(waitingPapers.cause, OF_EDITS)))
  const issuedOf = Map.groupBy(issued, (note) => note.orderId)
  const pendingOf = Map.groupBy(pending, (paper) => paper.orderId)
  return (order) => {
    const waiting = (pendingOf.get(order.id) ?? []).flatMap(({ credit }) => credit ?? [])
    if (waiting.some((credit) => 'rest' in credit)) return 0
    const sums = [
      ...(issuedOf.get(order.id) ?? []).map((note) => note.total),
      ...waiting.map((credit) => ('rest' in credit ? 0 : credit.amount)),
    ]
    return sums.reduce((left, amount) => left - amount, order.total)
  }
}
