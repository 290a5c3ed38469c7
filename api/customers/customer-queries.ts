import type { KeyObject } from 'node:crypto'
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, max, notInArray, sql, sum, type SQL } from 'drizzle-orm'
import type { CustomersQuery } from '#contract/admin/customers.ts'
import { parseMobile } from '#domain/phone.ts'
import { uuidIds } from '../admin/asked-ids.ts'
import { orderOf, pageOf } from '../admin/page-of.ts'
import { sayingAny } from '../admin/saying-any.ts'
import type { Db } from '../db/client.ts'
import { phoneIndex } from '../phone-index.ts'
import { customerNotes, customRequests, orders, reviews, tickets, users } from '../db/schema.ts'

const MOST_ORDERS = 50

/** Of each account, the orders that were not called off. */
function bought(db: Db) {
  return db
    .select({
      userId: orders.userId,
      orderCount: count().as('order_count'),
      spent: sum(orders.total).mapWith(Number).as('spent'),
      lastOrderAt: max(orders.placedAt).as('last_order_at'),
    })
    .from(orders)
    .where(and(isNotNull(orders.userId), notInArray(orders.state, ['cancelled', 'returned'])))
    .groupBy(orders.userId)
    .as('bought')
}

export type CustomerRowStored = Awaited<ReturnType<typeof readCustomerPage>>['rows'][number]

/** A page of all accounts. */
export async function readCustomerPage(db: Db, dataKey: KeyObject, query: CustomersQuery) {
  const { q, ids, isBlocked, hasOrders } = query
  const sums = bought(db)
  const orderCount = sql<number>`coalesce(${sums.orderCount}, 0)`.mapWith(Number)
  const spent = sql<number>`coalesce(${sums.spent}, 0)`.mapWith(Number)
  const wanted = and(
    ids && inArray(users.id, uuidIds(ids)),
    isFoundBy(q, dataKey),
    isBlocked === undefined ? undefined : isBlocked ? isNotNull(users.blockedAt) : isNull(users.blockedAt),
    hasOrders === undefined ? undefined : hasOrders ? gt(orderCount, 0) : eq(orderCount, 0),
  )
  const { createdAt, name } = users
  const order = orderOf(
    query.sort,
    { createdAt, name, orderCount, spent, lastOrderAt: sql`${sums.lastOrderAt}` },
    users.id,
  )
  const { limit, offset } = pageOf(query)
  const withSums = eq(sums.userId, users.id)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ user: users, orderCount, spent, lastOrderAt: sums.lastOrderAt })
      .from(users)
      .leftJoin(sums, withSums)
      .where(wanted)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(users).leftJoin(sums, withSums).where(wanted),
  ])
  return { rows, total: counted!.total }
}

/** A whole phone number, in any spelling, finds the accounts that have it; anything else a part of a name or an address. */
export function isFoundBy(q: string, dataKey: KeyObject): SQL | undefined {
  const phone = parseMobile(q)
  return phone === null ? sayingAny(q, users.name, users.email) : eq(users.phoneIndex, phoneIndex(dataKey, phone))
}

/** The newest first. */
export function readOrdersOfCustomer(db: Db, userId: string) {
  const { id, number, state, total, placedAt } = orders
  return db
    .select({ id, number, state, total, placedAt })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(placedAt), id)
    .limit(MOST_ORDERS)
}

/** What else the shop knows of somebody: how many reviews, which messages and requests. */
export async function readTraces(db: Db, userId: string) {
  const [reviewCount, messages, requests] = await Promise.all([
    db.$count(reviews, eq(reviews.userId, userId)),
    db
      .select({ id: tickets.id, number: tickets.number, state: tickets.state })
      .from(tickets)
      .where(eq(tickets.userId, userId))
      .orderBy(desc(tickets.createdAt)),
    db
      .select({ id: customRequests.id, number: customRequests.number, state: customRequests.state })
      .from(customRequests)
      .where(eq(customRequests.userId, userId))
      .orderBy(desc(customRequests.createdAt)),
  ])
  return { reviewCount, messages, customRequests: requests }
}

/** The newest first. */
export function readNotes(db: Db, userId: string) {
  return db.select().from(customerNotes).where(eq(customerNotes.userId, userId)).orderBy(desc(customerNotes.at))
}

export async function insertNote(tx: Db, note: typeof customerNotes.$inferInsert): Promise<void> {
  await tx.insert(customerNotes).values(note)
}

/** @returns whether there is such an account that was not so already */
export async function updateBlock(tx: Db, userId: string, reason: string | null): Promise<boolean> {
  const isAsWanted = reason === null ? isNotNull(users.blockedAt) : isNull(users.blockedAt)
  const { rowCount } = await tx
    .update(users)
    .set({ blockedAt: reason === null ? null : sql`now()`, blockReason: reason ?? '' })
    .where(and(eq(users.id, userId), isAsWanted))
  return rowCount === 1
}
