import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { orderNotes, orders, refunds, returnRequests } from '../../platform/db/schema.ts'

/** Returns the number of an account's first order that is neither delivered nor cancelled. */
export async function findOpenOrder(db: Db, userId: string): Promise<string | undefined> {
  const isOpen = inArray(orders.state, ['pending', 'confirm'])
  const [order] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.userId, userId), isOpen))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(1)
  return order?.number
}

/** Returns the number of an account's first order with an open return or refund. */
export async function findUnsettledOrder(db: Db, userId: string): Promise<string | undefined> {
  const isUnderWay = inArray(returnRequests.state, ['requested', 'approved', 'collected'])
  const returned = db.select({ id: returnRequests.orderId }).from(returnRequests).where(isUnderWay)
  const owed = db.select({ id: refunds.orderId }).from(refunds).where(isNull(refunds.doneAt))
  const [order] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(inArray(orders.id, returned), inArray(orders.id, owed))))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(1)
  return order?.number
}

/**
 * Removes the buyer from their orders, and deletes what staff noted about those. The orders stay in the shop's books.
 *
 * @returns the ids of these orders, which are locked
 */
export async function forgetBuyer(tx: Db, userId: string): Promise<string[]> {
  const nobody = { userId: null, name: '', email: '', privateDetails: null, phoneIndex: null }
  const forgotten = await tx.update(orders).set(nobody).where(eq(orders.userId, userId)).returning({ id: orders.id })
  const ids = forgotten.map(({ id }) => id)
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, ids))
  return ids
}
