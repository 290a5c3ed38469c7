import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { SENT_AGAIN_WITHIN_DAYS } from '#domain/health/sent-again.ts'
import type { Language } from '#domain/language/languages.ts'
import { readAddedYears } from '../calendar/calendar-queries.ts'
import type { Db } from '../db/client.ts'
import { mails, shopSettings, staff } from '../db/schema.ts'
import { translated } from '../language/translated.ts'
import type { MailShop } from './letter.ts'
import { AppError } from '../errors/app-error.ts'
import { say } from '../language/sentence.ts'
import { deleteInPortions } from '../jobs/delete-in-portions.ts'

/** Longer than one attempt may take: after this time the worker that holds the lease is dead. */
const LEASE = sql`interval '90 seconds'`
const MAX_ERROR_LENGTH = 500

/** Leases a pending mail to the caller; undefined when it was already sent or another worker is sending it. */
export async function leaseMail(db: Db, id: string) {
  const isFree = or(isNull(mails.leasedUntil), lt(mails.leasedUntil, sql`now()`))
  const [mail] = await db
    .update(mails)
    .set({ leasedUntil: sql`now() + ${LEASE}`, tries: sql`${mails.tries} + 1` })
    .where(and(eq(mails.id, id), isNotNull(mails.content), isFree))
    .returning()
  return mail
}

/**
 * Deletes the mails about these orders, requests, tickets and photos: those to the shop name the sender, and are kept for a
 * while. A job that is to send one finds nothing to do.
 *
 * @param things  ids, the second part of an event
 */
export async function deleteMailsAbout(tx: Db, things: readonly string[]): Promise<void> {
  if (things.length === 0) return
  await tx.delete(mails).where(inArray(sql`split_part(${mails.event}, ':', 2)`, [...things]))
}

export async function isWaiting(db: Db, id: string): Promise<boolean> {
  const [mail] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.id, id), isNotNull(mails.content)))
  return mail !== undefined
}

/** Marks a mail as sent, and deletes its content unless it is kept (kept-mails.ts). */
export async function markSent(db: Db, id: string, { isKept }: { isKept: boolean }): Promise<void> {
  const done = { sentAt: sql`now()`, ...ended(isKept), lastError: null }
  await db.update(mails).set(done).where(eq(mails.id, id))
}

/** Marks a mail as failed for good, and deletes its content unless it is kept. */
export async function giveUp(db: Db, id: string, reason: string, { isKept = false } = {}): Promise<void> {
  const lastError = reason.slice(0, MAX_ERROR_LENGTH)
  await db
    .update(mails)
    .set({ ...ended(isKept), lastError })
    .where(eq(mails.id, id))
}

function ended(isKept: boolean) {
  return { content: null, kept: isKept ? sql`${mails.content}` : null, leasedUntil: null }
}

/** Releases the lease after a failed attempt, so that the next attempt can begin. */
export async function release(db: Db, id: string, reason: string): Promise<void> {
  const lastError = reason.slice(0, MAX_ERROR_LENGTH)
  await db.update(mails).set({ leasedUntil: null, lastError }).where(eq(mails.id, id))
}

/** @param keep  retention in days after the mail was created */
async function deleteOldMails(
  db: Db,
  keep: { sentDays: number; unsentDays: number },
  signal: AbortSignal | undefined,
): Promise<void> {
  const isOld = or(and(isNull(mails.content), olderThan(keep.sentDays)), olderThan(keep.unsentDays))
  await deleteInPortions(db, mails, isOld, signal)
}

function olderThan(days: number) {
  return lt(mails.createdAt, sql`now() - make_interval(days => ${days})`)
}

/** Reads the shop's details for mails in that language. */
export async function readMailShop(db: Db, url: string, language: Language): Promise<MailShop | undefined> {
  const { name, nativeName, translations } = shopSettings
  await readAddedYears(db) // mails contain dates
  const [shop] = await db
    .select({
      name: language === 'ne' ? sql<string>`coalesce(nullif(${nativeName}, ''), ${name})` : name,
      email: shopSettings.email,
      phone: shopSettings.phone,
      streetAddress: translated(shopSettings.streetAddress, translations, 'streetAddress', language),
      city: translated(shopSettings.city, translations, 'city', language),
      postalCode: shopSettings.postalCode,
    })
    .from(shopSettings)
  return shop && { ...shop, language, url }
}

const keep = { sentDays: 30, unsentDays: 90 }

/** Deletes mails after their retention time, and what was kept of those that cannot be sent again any more. */
export async function cleanMails(_: unknown, { db }: { db: Db }, signal?: AbortSignal): Promise<void> {
  await deleteOldMails(db, keep, signal)
  await db
    .update(mails)
    .set({ kept: null })
    .where(and(isNotNull(mails.kept), olderThan(SENT_AGAIN_WITHIN_DAYS)))
}

/** Returns the members of staff who own the shop and can log in. */
export function readOwners(db: Db) {
  return db
    .select({ id: staff.id, name: staff.name, email: staff.email })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.disabledAt)))
}

/** @throws AppError unavailable before the shop was set up */
export async function readShopEmail(db: Db): Promise<string> {
  const [shop] = await db.select({ email: shopSettings.email }).from(shopSettings)
  if (!shop) throw new AppError('unavailable', say('calls.no-shop'))
  return shop.email
}
