import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import type { AttemptState } from '#domain/payments/payments.ts'
import type { Db } from '../../../platform/db/client.ts'
import { orders, paymentAttempts } from '../../../platform/db/schema.ts'

export type StoredAttempt = typeof paymentAttempts.$inferSelect

/** Ranking so many twice takes a tenth of a second. */
const MOST_RANKED = 10_000

export async function insertAttempt(tx: Db, attempt: typeof paymentAttempts.$inferInsert): Promise<void> {
  await tx.insert(paymentAttempts).values(attempt)
}

export async function findAttempt(db: Db, id: string): Promise<StoredAttempt | undefined> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
  return attempt
}

/** Reads one attempt with its order. */
export async function findAttemptAndOrder(db: Db, id: string) {
  const [found] = await db
    .select({ attempt: paymentAttempts, order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.id, id))
  return found
}

/** Locks an attempt until the transaction ends. Lock its order first, as all callers do. */
export async function lockAttempt(tx: Db, id: string): Promise<StoredAttempt | undefined> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('no key update')
  return attempt
}

/** Newest attempts of an order that are pending, or failed and may still be paid, and that a gateway can look up. */
export function readWaitingOf(db: Db, orderId: string, limit: number): Promise<StoredAttempt[]> {
  const { state, providerRef, createdAt, id, nextCheckAt } = paymentAttempts
  const isOpen = or(eq(state, 'pending'), isNotNull(nextCheckAt))
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), isOpen, isNotNull(providerRef)))
    .orderBy(desc(createdAt), asc(id))
    .limit(limit)
}

/**
 * Attempts of a wallet that are due for a look-up: one of each network before a second one of any. Of a network, those of
 * orders that are not off come first, one of each order before a second one, and then the longest waiting. So one who
 * leaves many unpaid keeps nobody's payment from being heard of.
 *
 * @param mostRanked  so many of the longest waiting take part, and so many of those that became due last: a payment under way is
 *                    heard of, also while tens of thousands wait
 */
export async function readDueAttempts(
  db: Db,
  provider: WalletProvider,
  now: Date,
  limit: number,
  mostRanked = MOST_RANKED,
) {
  const { id, orderId, nextCheckAt } = paymentAttempts
  const firstBy = (order: SQL) =>
    db
      .select({ id })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.provider, provider), lte(nextCheckAt, now)))
      .orderBy(order)
      .limit(mostRanked)
  const ranked = db.$with('ranked').as(union(firstBy(asc(nextCheckAt)), firstBy(desc(nextCheckAt))))
  const due = db.$with('due').as(
    db
      .select({
        id,
        nextCheckAt,
        network: orders.network,
        isOff: sql<boolean>`${inArray(orders.state, ['cancelled', 'returned'])}`.as('is_off'),
        ofOrder: sql<number>`row_number() over (partition by ${orderId} order by ${nextCheckAt}, ${id})`.as('of_order'),
      })
      .from(ranked)
      .innerJoin(paymentAttempts, eq(id, ranked.id))
      .innerJoin(orders, eq(orders.id, orderId)),
  )
  const ofNetwork = sql`row_number() over (
    partition by ${due.network} order by ${due.isOff}, ${due.ofOrder}, ${due.nextCheckAt}, ${due.id})`
  const rows = await db
    .with(ranked, due)
    .select({ attempt: paymentAttempts })
    .from(due)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, due.id))
    .orderBy(ofNetwork, asc(due.nextCheckAt), asc(due.id))
    .limit(limit)
  return rows.map(({ attempt }) => attempt)
}

/**
 * Writes what changed of an attempt, if it is still in one of these states: of several at once only the first does.
 *
 * @returns whether it was
 */
export async function updateAttempt(
  tx: Db,
  id: string,
  from: readonly AttemptState[],
  values: Partial<StoredAttempt>,
): Promise<boolean> {
  const rows = await tx
    .update(paymentAttempts)
    .set(values)
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, [...from])))
    .returning({ id: paymentAttempts.id })
  return rows.length > 0
}

/** Stores the gateway's reference, unless the attempt has one. */
export async function nameAttempt(
  tx: Db,
  id: string,
  values: { providerRef: string; request: unknown; lastAnswer: string | null },
): Promise<boolean> {
  const { state, providerRef } = paymentAttempts
  const rows = await tx
    .update(paymentAttempts)
    .set(values)
    .where(and(eq(paymentAttempts.id, id), eq(state, 'pending'), isNull(providerRef)))
    .returning({ id: paymentAttempts.id })
  return rows.length > 0
}
