import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, min, sql, sum } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import {
  bankVouchers,
  customRequests,
  damageReports,
  orderLines,
  orders,
  products,
  refunds,
  returnRequests,
  tickets,
  variants,
} from '../../platform/db/schema.ts'
import { isSold } from '../insights/sales-queries.ts'
import { countRefusedActs } from '../../sales/drive/act-queries.ts'
import { countWaitingPosts } from '../../shop/questions/admin/queries.ts'
import { isLowOnStock } from '../../shop/stock/stock-queries.ts'

const BEST_SELLERS = 8
const LOWEST_STOCK = 8

/** Counts the orders in each state. */
export async function countOrdersByState(db: Db) {
  const rows = await db.select({ state: orders.state, orders: count() }).from(orders).groupBy(orders.state)
  const none = { pending: 0, confirm: 0, delivered: 0, cancelled: 0, returned: 0 }
  return { ...none, ...Object.fromEntries(rows.map((row) => [row.state, row.orders])) }
}

/**
 * Returns the best-selling products.
 *
 * @param from  the earliest time of an order
 */
export function readBestSellers(db: Db, from: Date) {
  const pieces = sum(orderLines.quantity).mapWith(Number)
  return db
    .select({
      productId: sql<number>`${orderLines.productId}`.mapWith(Number),
      name: sql<string>`max(${orderLines.name})`,
      pieces,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isSold, gte(orders.placedAt, from), isNotNull(orderLines.productId)))
    .groupBy(orderLines.productId)
    .orderBy(desc(pieces), asc(orderLines.productId))
    .limit(BEST_SELLERS)
}

export async function readLowStock(db: Db) {
  const isLow = and(eq(products.published, true), isLowOnStock)
  const [items, counted] = await Promise.all([
    db
      .select({
        id: variants.id,
        productId: products.id,
        name: products.name,
        sku: variants.sku,
        stock: variants.stock,
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(isLow)
      .orderBy(asc(variants.stock), asc(variants.id))
      .limit(LOWEST_STOCK),
    db.select({ count: count() }).from(variants).innerJoin(products, eq(products.id, variants.productId)).where(isLow),
  ])
  return { count: onlyRow(counted).count, items }
}

/** Counts the records that await an answer by staff; vouchers only for staff who may see money. */
export async function countWaiting(db: Db, seesMoney: boolean) {
  const openTickets = (isComplaint: boolean) =>
    db.$count(tickets, and(eq(tickets.state, 'open'), sql`(${tickets.kind} = 'complaint') = ${isComplaint}`))
  const [requests, returns, damage, vouchers, messages, complaints, questions, driverActs] = await Promise.all([
    db.$count(customRequests, eq(customRequests.state, 'requested')),
    db.$count(returnRequests, eq(returnRequests.state, 'requested')),
    db.$count(damageReports, eq(damageReports.state, 'reported')),
    seesMoney ? db.$count(bankVouchers, eq(bankVouchers.state, 'sent')) : null,
    openTickets(false),
    openTickets(true),
    countWaitingPosts(db),
    countRefusedActs(db),
  ])
  return { customRequests: requests, returns, damage, vouchers, tickets: messages, complaints, questions, driverActs }
}

/** Sums up refunds that are due and not yet paid. */
export async function readRefundClock(db: Db, now: Date) {
  const isOwed = isNull(refunds.doneAt)
  const [sums, overdue] = await Promise.all([
    db
      .select({ count: count(), total: sum(refunds.amount).mapWith(Number), nextDue: min(refunds.dueBy) })
      .from(refunds)
      .where(isOwed),
    db.$count(refunds, and(isOwed, lt(refunds.dueBy, now))),
  ])
  const owed = onlyRow(sums)
  return { count: owed.count, total: owed.total ?? 0, overdue, nextDue: owed.nextDue?.toISOString() ?? null }
}
