import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { CARD_DETAILS_KEPT_DAYS } from '#domain/credit/credit.ts'
import type { Db } from '../../platform/db/client.ts'
import { creditAccounts } from '../../platform/db/schema.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decryptCard } from './private-card.ts'

type Contact = { email: string; phoneHash: Buffer | null }

/** Condition for gift cards that went to a contact. */
export function isCardOf({ email, phoneHash }: Contact): SQL {
  const byEmail = email === '' ? undefined : eq(creditAccounts.email, email)
  const byPhone = phoneHash === null ? undefined : eq(creditAccounts.phoneIndex, phoneHash)
  return or(byEmail, byPhone) ?? sql`false`
}

/** Reads what the shop knows of the gift cards that went to a contact. */
export async function readCardsOf(db: Db, dataKey: DataKey, contact: Contact): Promise<object[]> {
  const rows = await db.select().from(creditAccounts).where(isCardOf(contact)).orderBy(creditAccounts.createdAt)
  return rows.map(({ id, codeEnd, balance, createdAt, privateDetails }) => {
    return { codeEnd, balance, soldAt: createdAt.toISOString(), ...decryptCard(dataKey, id, privateDetails) }
  })
}

const forgotten = { privateDetails: null, email: '', phoneIndex: null }

/** Removes buyer, recipient and message from the gift cards that went to a contact. The cards stay usable. */
export async function forgetCardsOf(tx: Db, contact: Contact): Promise<void> {
  await tx.update(creditAccounts).set(forgotten).where(isCardOf(contact))
}

/** Does the same for old gift cards with nothing left on them. @returns how many there were, at most `most` */
export async function forgetSpentCards(tx: Db, most: number): Promise<number> {
  const { id, balance, createdAt, privateDetails } = creditAccounts
  const isOld = sql`${createdAt} < now() - make_interval(days => ${CARD_DETAILS_KEPT_DAYS}::int)`
  const held = await tx
    .select({ id })
    .from(creditAccounts)
    .where(and(isNotNull(privateDetails), isOld, eq(balance, 0)))
    .orderBy(createdAt)
    .limit(most)
    .for('no key update', { skipLocked: true })
  const ids = held.map((row) => row.id)
  if (ids.length > 0) await tx.update(creditAccounts).set(forgotten).where(inArray(id, ids))
  return held.length
}
