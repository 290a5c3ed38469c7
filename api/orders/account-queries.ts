import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { orders } from '../db/schema.ts'

/** The number of an account's first order that is neither delivered nor cancelled. */
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

/**
 * What was bought stays in the shop's books; who bought it is forgotten.
 *
 * @returns the ids of the orders that it was about, which are held
 */
export async function forgetBuyer(tx: Db, userId: string): Promise<string[]> {
  const nobody = { userId: null, name: '', email: '', privateDetails: null }
  const forgotten = await tx.update(orders).set(nobody).where(eq(orders.userId, userId)).returning({ id: orders.id })
  return forgotten.map(({ id }) => id)
}
