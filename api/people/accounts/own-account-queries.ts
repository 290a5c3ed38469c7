import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { mails, oneTimeCodes, sessions, users } from '../../platform/db/schema.ts'
import { toTheShop } from '../../platform/mail/templates/to-the-shop.ts'
import { sessionExpired } from './sessions/authenticate.ts'
import { emailKey } from './email-address.ts'
import { deleteRegistrations } from './registration/registration-queries.ts'

/** Locks a user's row until the end of the transaction. */
export async function lockUser(tx: Db, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  return user
}

/**
 * Locks an account until the end of the transaction, so that it cannot be deleted and other callers of this function
 * wait. Call it before changing records that belong to the account. Accounts are locked before carts.
 *
 * @throws AppError unauthorized when the account has just been deleted
 */
export async function holdAccount(tx: Db, userId: string): Promise<void> {
  const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  if (!found) throw sessionExpired()
}

/** @param district  English name; '' for none */
export async function keepDeliveryDistrict(db: Db, userId: string, district: string): Promise<void> {
  await db.update(users).set({ deliveryDistrict: district }).where(eq(users.id, userId))
}

/** Returns the account's id if the email address is its own, else null. */
export async function idOfOwner(db: Db, userId: string | null, email: string): Promise<string | null> {
  if (userId === null) return null
  const isOwn = and(eq(users.id, userId), sql`lower(${users.email}) = ${emailKey(email)}`)
  const [found] = await db.select({ id: users.id }).from(users).where(isOwn)
  return found?.id ?? null
}

/**
 * Locks the account of a customer for whom staff act.
 *
 * @throws AppError conflict when the account is deleted or blocked
 */
export async function holdCaller(tx: Db, userId: string): Promise<void> {
  const [found] = await tx
    .select({ blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!found) throw new AppError('conflict', 'This customer has no account any more.')
  if (found.blockedAt !== null) throw new AppError('conflict', 'This customer is blocked: see why in their record.')
}

/** Reads the sessions, codes and mails of a user, newest first. */
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

/** Deletes the user, codes, registrations and mails. The user's sessions are deleted by cascade. */
export async function deleteTraces(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.email, emailKey(email)))
  await deleteRegistrations(tx, email)
  await tx.delete(mails).where(isTo(email))
}

/**
 * Excludes mails that notify the shop about other people: a customer with the shop's own address must neither read
 * nor delete them.
 */
export function isTo(email: string) {
  return and(sql`lower(${mails.to}) = ${emailKey(email)}`, notInArray(mails.template, toTheShop))
}
