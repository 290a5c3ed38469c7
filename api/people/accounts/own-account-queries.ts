import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { mails, oneTimeCodes, sessions, users } from '../../platform/db/schema.ts'
import { notToCustomers } from '../../platform/mail/templates/to-the-shop.ts'
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

/** Returns the ids of a user's sessions, newest first. */
export async function readSessionIds(db: Db, userId: string): Promise<string[]> {
  const { id, createdAt } = sessions
  const rows = await db.select({ id }).from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(createdAt), id)
  return rows.map((row) => row.id)
}

/** Reads these sessions, newest first. */
export function readSessions(db: Db, ids: string[]) {
  return db.select().from(sessions).where(inArray(sessions.id, ids)).orderBy(desc(sessions.createdAt), sessions.id)
}

/** Reads the codes of an email address, newest first. */
export function readCodes(db: Db, email: string) {
  return db
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.email, emailKey(email)))
    .orderBy(desc(oneTimeCodes.createdAt))
}

/** Returns the ids of the mails to an email address, newest first. */
export async function readMailIds(db: Db, email: string) {
  const rows = await db.select({ id: mails.id }).from(mails).where(isTo(email)).orderBy(desc(mails.createdAt), mails.id)
  return rows.map(({ id }) => id)
}

/** Reads of these mails what was sent when, newest first. */
export function readMails(db: Db, ids: Awaited<ReturnType<typeof readMailIds>>) {
  const { template, createdAt, sentAt, id } = mails
  return db.select({ template, createdAt, sentAt }).from(mails).where(inArray(id, ids)).orderBy(desc(createdAt), id)
}

/** Deletes the user, codes, registrations and mails. The user's sessions are deleted by cascade. */
export async function deleteTraces(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.email, emailKey(email)))
  await deleteRegistrations(tx, email)
  await tx.delete(mails).where(isTo(email))
}

/**
 * Excludes mails to the shop and its suppliers: a customer with the shop's own address must neither read
 * nor delete them.
 */
export function isTo(email: string) {
  return and(sql`lower(${mails.to}) = ${emailKey(email)}`, notInArray(mails.template, notToCustomers))
}
