import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { MOST_NOTES } from '#domain/bounds.ts'
import type { Db } from '../../platform/db/client.ts'
import { customerNotes, customRequests, orders, reviews, tickets, users } from '../../platform/db/schema.ts'

const MOST_ORDERS = 50
const MOST_TRACES = 50

/** Newest first. */
export function readOrdersOfCustomer(db: Db, userId: string) {
  const { id, number, state, total, placedAt } = orders
  return db
    .select({ id, number, state, total, placedAt })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(placedAt), id)
    .limit(MOST_ORDERS)
}

/** Reads other data about a customer: the number of reviews, and the newest tickets and requests. */
export async function readTraces(db: Db, userId: string) {
  const [reviewCount, newest, requests] = await Promise.all([
    db.$count(reviews, eq(reviews.userId, userId)),
    db
      .select({ id: tickets.id, number: tickets.number, state: tickets.state })
      .from(tickets)
      .where(eq(tickets.userId, userId))
      .orderBy(desc(tickets.createdAt))
      .limit(MOST_TRACES),
    db
      .select({ id: customRequests.id, number: customRequests.number, state: customRequests.state })
      .from(customRequests)
      .where(eq(customRequests.userId, userId))
      .orderBy(desc(customRequests.createdAt))
      .limit(MOST_TRACES),
  ])
  return { reviewCount, tickets: newest, customRequests: requests }
}

/** Newest first. */
export function readNotes(db: Db, userId: string) {
  return db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.userId, userId))
    .orderBy(desc(customerNotes.at))
    .limit(MOST_NOTES)
}

export function countNotes(tx: Db, userId: string): Promise<number> {
  return tx.$count(customerNotes, eq(customerNotes.userId, userId))
}

export async function insertNote(tx: Db, note: typeof customerNotes.$inferInsert): Promise<void> {
  await tx.insert(customerNotes).values(note)
}

/**
 * Blocks or unblocks an account.
 *
 * @returns false when there is no such account or it already is in that state
 */
export async function updateBlock(tx: Db, userId: string, reason: string | null): Promise<boolean> {
  const isAsWanted = reason === null ? isNotNull(users.blockedAt) : isNull(users.blockedAt)
  const { rowCount } = await tx
    .update(users)
    .set({ blockedAt: reason === null ? null : sql`now()`, blockReason: reason ?? '' })
    .where(and(eq(users.id, userId), isAsWanted))
  return rowCount === 1
}
