import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { AppError } from '../app-error.ts'
import { mails, oneTimeCodes, sessions, users } from '../db/schema.ts'
import { toTheShop } from '../mail/templates/to-the-shop.ts'
import { sessionExpired } from './authenticate.ts'
import { emailKey } from './email-address.ts'
import { deleteRegistrations } from './registration-queries.ts'

/** Holds the row until the end of the transaction. */
export async function lockUser(tx: Db, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  return user
}

/**
 * Until the transaction ends the account is there, and whatever else holds it this way waits: for changes of what hangs on
 * it. Accounts come before carts.
 *
 * @throws AppError unauthorized when it has just been deleted
 */
export async function holdAccount(tx: Db, userId: string): Promise<void> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  if (found.length === 0) throw sessionExpired()
}

/**
 * The same of whoever staff act for.
 *
 * @throws AppError conflict when the account is gone, or blocked
 */
export async function holdCaller(tx: Db, userId: string): Promise<void> {
  const found = await tx
    .select({ blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (found.length === 0) throw new AppError('conflict', 'This customer has no account any more.')
  if (found[0]!.blockedAt !== null) throw new AppError('conflict', 'This customer is blocked: see why in their record.')
}

/** Everything else that is kept about a person, newest first. */
export async function readTraces(db: Db, { id, email }: { id: string; email: string }) {
  return {
    sessions: await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(desc(sessions.createdAt)),
    codes: await db
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.email, emailKey(email)))
      .orderBy(desc(oneTimeCodes.createdAt)),
    mails: await db.select().from(mails).where(isTo(email)).orderBy(desc(mails.createdAt)),
  }
}

/** The person and everything that leads to them; the sessions go by themselves. */
export async function deleteTraces(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.email, emailKey(email)))
  await deleteRegistrations(tx, email)
  await tx.delete(mails).where(isTo(email))
}

/** Whoever has an account under the shop's own address neither reads nor deletes what the shop is told of others. */
function isTo(email: string) {
  return and(sql`lower(${mails.to}) = ${emailKey(email)}`, notInArray(mails.template, toTheShop))
}
