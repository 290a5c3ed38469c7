import { asc, desc, inArray } from 'drizzle-orm'
import type { InvoiceName } from '#contract/orders/orders.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { Db } from '../../platform/db/client.ts'
import { invoices } from '../../platform/db/schema.ts'

/** Reads the invoice and credit notes of each of these orders, the first issued first. */
export async function readInvoiceNamesOf(
  db: Db,
  orderIds: readonly string[],
): Promise<(orderId: string) => readonly InvoiceName[]> {
  const { id, orderId, kind, number, bsDay, issuedAt, total } = invoices
  const rows = await db
    .select({ id, orderId, kind, number, bsDay, issuedAt, total })
    .from(invoices)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(issuedAt), desc(kind), asc(number))
  const byOrder = Map.groupBy(rows, (row) => row.orderId)
  return (order) =>
    (byOrder.get(order) ?? []).map((row) => ({
      _id: row.id,
      kind: row.kind,
      number: row.number,
      day: nepalDay(row.issuedAt),
      bsDay: row.bsDay,
      total: row.total,
    }))
}
