import { and, desc, eq, gt, isNull, lt, notInArray, sql, type SQL } from 'drizzle-orm'
import { CODE_TRIES, CODE_VALID_MINUTES } from '#domain/accounts/one-time-code.ts'
import type { Db } from '../../../platform/db/client.ts'
import { oneTimeCodes } from '../../../platform/db/schema.ts'
import { emailKey } from '../email-address.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'

export type OneTimeCode = typeof oneTimeCodes.$inferSelect
export type CodePurpose = OneTimeCode['purpose']

const validity = sql.raw(`interval '${CODE_VALID_MINUTES} minutes'`)

const isOpen = and(
  isNull(oneTimeCodes.usedAt),
  lt(oneTimeCodes.tries, CODE_TRIES),
  gt(oneTimeCodes.expiresAt, sql`clock_timestamp()`),
)

const isForAccount = notInArray(oneTimeCodes.purpose, ['verify-order', 'verify-notice'])

/** Where a code goes: to the email address, or to the phone if it is ''. */
export type CodeContact = { email: string; phoneIndex?: Buffer | null }

/** Locks an email address or phone number until the end of the transaction. */
export async function lockContact(tx: Db, { email, phoneIndex }: CodeContact): Promise<void> {
  const name = phoneIndex ? `phone ${phoneIndex.toString('hex')}` : `account ${emailKey(email)}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/**
 * Returns the codes of the last day for a contact, newest first, with their age in seconds. Codes for orders and for notices
 * are counted separately: orders under somebody else's address must not lock its owner out of their account.
 */
export function readCodesOfLastDay(tx: Db, { purpose, ...contact }: CodeContact & Pick<OneTimeCode, 'purpose'>) {
  const isAlike =
    purpose === 'verify-order' || purpose === 'verify-notice' ? eq(oneTimeCodes.purpose, purpose) : isForAccount
  return tx
    .select({
      id: oneTimeCodes.id,
      purpose: oneTimeCodes.purpose,
      asker: oneTimeCodes.asker,
      orderId: oneTimeCodes.orderId,
      registrationId: oneTimeCodes.registrationId,
      isOpen: sql<boolean>`${isOpen}`,
      ageS: sql<number>`floor(extract(epoch from clock_timestamp() - ${oneTimeCodes.createdAt}))::int`,
    })
    .from(oneTimeCodes)
    .where(and(isForContact(contact), isAlike, gt(oneTimeCodes.createdAt, sql`clock_timestamp() - interval '1 day'`)))
    .orderBy(desc(oneTimeCodes.createdAt))
}

/** Returns its id. */
export async function insertCode(
  tx: Db,
  given: CodeContact & Pick<OneTimeCode, 'purpose' | 'registrationId' | 'orderId' | 'asker'>,
): Promise<string> {
  const expiresAt = sql`clock_timestamp() + ${validity}`
  const { phoneIndex = null, purpose, registrationId, orderId, asker } = given
  const row = { email: emailKey(given.email), phoneIndex, purpose, registrationId, orderId, asker, expiresAt }
  const inserted = onlyRow(await tx.insert(oneTimeCodes).values(row).returning({ id: oneTimeCodes.id }))
  return inserted.id
}

export async function findCode(db: Db, id: string): Promise<OneTimeCode | undefined> {
  const [code] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, id))
  return code
}

/** Returns the code with this id if it was sent to this email address for this purpose. */
export function findCodeFor(
  db: Db,
  { id, email, purpose }: { id: string; email: string; purpose: CodePurpose },
): Promise<OneTimeCode | undefined> {
  return newest(db, and(eq(oneTimeCodes.id, id), isFor(email), eq(oneTimeCodes.purpose, purpose)))
}

/** Returns the newest account code for an email address, whatever its purpose. */
export function findNewestCode(db: Db, email: string): Promise<OneTimeCode | undefined> {
  return newest(db, and(isFor(email), isForAccount))
}

export function findNewestCodeFor(db: Db, email: string, purpose: CodePurpose): Promise<OneTimeCode | undefined> {
  return newest(db, and(isFor(email), eq(oneTimeCodes.purpose, purpose)))
}

export function findNewestCodeBy(
  db: Db,
  { email, purpose, asker }: { email: string; purpose: CodePurpose; asker: Buffer },
): Promise<OneTimeCode | undefined> {
  return newest(db, and(isFor(email), eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.asker, asker)))
}

export function findNewestCodeOfRegistration(db: Db, registrationId: string): Promise<OneTimeCode | undefined> {
  return newest(db, eq(oneTimeCodes.registrationId, registrationId))
}

export function findNewestCodeOfOrder(db: Db, orderId: string): Promise<OneTimeCode | undefined> {
  return newest(db, eq(oneTimeCodes.orderId, orderId))
}

/** Returns the newest code of an order that went to its email address, or to its phone if it has none. */
export function findCodeToContact(
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<OneTimeCode | undefined> {
  return newest(db, and(eq(oneTimeCodes.orderId, id), isFor(email)))
}

async function newest(db: Db, condition: SQL | undefined): Promise<OneTimeCode | undefined> {
  const [code] = await db.select().from(oneTimeCodes).where(condition).orderBy(desc(oneTimeCodes.createdAt)).limit(1)
  return code
}

/**
 * Sets the hash of a code, if it has none yet and could still be entered.
 *
 * @returns whether this call set it
 */
export async function setCodeHash(tx: Db, id: string, codeHash: Buffer): Promise<boolean> {
  const set = await tx
    .update(oneTimeCodes)
    .set({ codeHash })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.codeHash), isOpen))
    .returning({ id: oneTimeCodes.id })
  return set.length > 0
}

/**
 * Counts one try before the code is compared. However many arrive concurrently, at most CODE_TRIES get a code from
 * here. Later failures must not roll this back.
 *
 * @returns the code with its tries, including this one; undefined when it is not or no longer open
 */
export async function countTry(db: Db, id: string): Promise<OneTimeCode | undefined> {
  const [code] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(eq(oneTimeCodes.id, id), isOpen))
    .returning()
  return code
}

/**
 * Marks a code as used.
 *
 * @returns whether it was unused before
 */
export async function useCode(tx: Db, id: string): Promise<boolean> {
  const used = await tx
    .update(oneTimeCodes)
    .set({ usedAt: sql`clock_timestamp()` })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id })
  return used.length > 0
}

/** Matches a code that was entered for this email address within its validity, and not yet redeemed. */
function canBeRedeemed(id: string, email: string): SQL | undefined {
  return and(
    eq(oneTimeCodes.id, id),
    isFor(email),
    isNull(oneTimeCodes.redeemedAt),
    gt(oneTimeCodes.usedAt, sql`clock_timestamp() - ${validity}`),
  )
}

export async function isRedeemable(db: Db, id: string, email: string): Promise<boolean> {
  const found = await db.select({ id: oneTimeCodes.id }).from(oneTimeCodes).where(canBeRedeemed(id, email))
  return found.length > 0
}

/**
 * Redeems an entered code.
 *
 * @returns whether it could be redeemed, which is true only once
 */
export async function redeemCode(tx: Db, id: string, email: string): Promise<boolean> {
  const redeemed = await tx
    .update(oneTimeCodes)
    .set({ redeemedAt: sql`clock_timestamp()` })
    .where(canBeRedeemed(id, email))
    .returning({ id: oneTimeCodes.id })
  return redeemed.length > 0
}

/** Closes all open codes for a reset, so that no code sent before a new password can set another one. */
export async function closeResets(tx: Db, email: string): Promise<void> {
  const now = sql`clock_timestamp()`
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: sql`coalesce(${oneTimeCodes.usedAt}, ${now})`, redeemedAt: now })
    .where(and(isFor(email), eq(oneTimeCodes.purpose, 'reset-password'), isNull(oneTimeCodes.redeemedAt)))
}

/** The email address is '' where a phone number counts; the index of email addresses finds these codes. */
function isForContact({ email, phoneIndex }: CodeContact): SQL | undefined {
  return and(isFor(email), phoneIndex ? eq(oneTimeCodes.phoneIndex, phoneIndex) : undefined)
}

function isFor(email: string): SQL {
  return eq(oneTimeCodes.email, emailKey(email))
}
