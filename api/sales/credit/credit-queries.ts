import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { CreditShare } from '#domain/credit/credit.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import { creditAccounts, creditEntries, exchanges, orders } from '../../platform/db/schema.ts'

export type StoredCredit = typeof creditAccounts.$inferSelect
type NewEntry = Omit<typeof creditEntries.$inferInsert, 'id'> & { id?: string }

/**
 * Locks accounts until the end of the transaction, always in the order of their ids. Where a transaction also locks goods or
 * the counters of invoices, it locks credit before them and after the order.
 */
export async function lockCredit(tx: Db, ids: readonly string[]): Promise<StoredCredit[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(creditAccounts)
    .where(inArray(creditAccounts.id, [...ids]))
    .orderBy(asc(creditAccounts.id))
    .for('no key update')
}

/** Writes an entry; a trigger adds it to the balance. The caller has locked the account and knows that it has enough. */
export async function insertEntry(tx: Db, { id = randomUUID(), ...entry }: NewEntry): Promise<string> {
  await tx.insert(creditEntries).values({ ...entry, id })
  return id
}

export async function findByCodeHash(db: Db, codeHash: Buffer): Promise<StoredCredit | undefined> {
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.codeHash, codeHash))
  return account
}

export async function findOfUser(db: Db, userId: string): Promise<StoredCredit | undefined> {
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId))
  return account
}

/** Returns the id of the store credit of a customer's account, which is made if there is none. */
export async function ensureOfUser(tx: Db, userId: string): Promise<string> {
  await tx
    .insert(creditAccounts)
    .values({ id: randomUUID(), kind: 'store-credit', userId })
    .onConflictDoNothing({ target: creditAccounts.userId })
  const [account] = await tx
    .select({ id: creditAccounts.id })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
  return account!.id
}

/** What an account paid of an order and has not got back, in whole rupees. */
export type TakenCredit = CreditShare & { orderId: string }

/**
 * Reads what each account paid of an order, or of those whose pieces were exchanged for it, and has not got back. What was paid
 * first comes first. Store credit of a deleted account is left out, since nobody could spend what goes back to it.
 */
export async function readTaken(db: Db, ofOrder: string): Promise<TakenCredit[]> {
  const taken = sql<number>`(-sum(${creditEntries.amount}))::integer`
  const orderId = sql<string>`${creditEntries.orderId}`
  return db
    .select({ id: creditEntries.accountId, orderId, amount: taken })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
    .where(and(isPaidFor(ofOrder), inArray(creditEntries.reason, ['order', 'back']), hasHolder))
    .groupBy(creditEntries.accountId, creditEntries.orderId)
    .having(sql`sum(${creditEntries.amount}) < 0`)
    .orderBy(sql`min(${creditEntries.at})`, asc(creditEntries.accountId))
}

/** Condition for entries of an order and of those whose pieces pay for it in exchange, one after the other. */
function isPaidFor(orderId: string): SQL {
  return sql`${creditEntries.orderId} in (
    with recursive paying(id) as (
      select ${orderId}::uuid
      union select ${exchanges.orderId} from ${exchanges} join paying on paying.id = ${exchanges.newOrderId}
      where ${exchanges.endedAt} is null
    ) select id from paying)`
}

const hasHolder = or(eq(creditAccounts.kind, 'gift-card'), isNotNull(creditAccounts.userId))

/** Returns what credit paid of an order and did not get back, in whole rupees. */
export async function readCreditPaid(db: Db, orderId: string): Promise<number> {
  const own = (await readTaken(db, orderId)).filter((taken) => taken.orderId === orderId)
  return sumOf(own, ({ amount }) => amount)
}

/** Reads the entries of an account, newest first, with the numbers of their orders. */
export async function readEntries(db: Db, accountId: string, most: number) {
  return db
    .select({ entry: creditEntries, orderNumber: orders.number })
    .from(creditEntries)
    .leftJoin(orders, eq(orders.id, creditEntries.orderId))
    .where(eq(creditEntries.accountId, accountId))
    .orderBy(desc(creditEntries.at), desc(creditEntries.id))
    .limit(most)
}
