import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'

export type LedgerOrder = { number: string; total: number }

/** Reads everything that orders leave behind. Orders are sorted by number. */
export async function readLedger(db: Db) {
  const orders = await db.execute<LedgerOrder>(sql`select number, total::int from orders order by number collate "C"`)
  const counts = await db.execute<Record<string, number>>(sql`
    select (select count(*) from order_lines)::int as lines,
      (select count(*) from order_events where action = 'place')::int as events,
      (select count(*) from idempotency_keys where status = 201)::int as answers,
      (select count(*) from mails)::int as mails,
      (select count(*) from pgboss.job where name = 'send-mail')::int as jobs,
      (select sum(stock) from variants)::int as stock,
      (select sum(stock) from products)::int as "stockOfProducts",
      (select sum(change) from stock_movements)::int as "stockByMovements",
      (select sum(sales_count) from products)::int as sold,
      (select count(*) from orders o where o.total <>
        (select sum(l.subtotal) from order_lines l where l.order_id = o.id) + o.shipping)::int as "wrongTotals"`)
  return { orders: orders.rows, ...counts.rows[0]! }
}

/** Returns the ledger of a shop that began with `stock` pieces and sold one with each of these orders. */
export function ledgerOf(placed: readonly LedgerOrder[], stock: number) {
  const count = placed.length
  const orders = placed.map(({ number, total }) => ({ number, total }))
  return {
    orders: orders.toSorted((one, other) => (one.number < other.number ? -1 : 1)),
    lines: count,
    events: count,
    answers: count,
    mails: count,
    jobs: count,
    stock: stock - count,
    stockOfProducts: stock - count,
    stockByMovements: stock - count,
    sold: count,
    wrongTotals: 0,
  }
}
