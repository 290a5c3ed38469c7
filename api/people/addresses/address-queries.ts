import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { addresses } from '../../platform/db/schema.ts'

export type AddressRow = typeof addresses.$inferSelect

/** The clock, not the transaction's start, so that the order of use is right within one transaction too. */
const now = sql`clock_timestamp()`

/** Most recently used first. */
export function readAddressRows(db: Db, userId: string): Promise<AddressRow[]> {
  return db.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(desc(addresses.usedAt), addresses.id)
}

export async function insertAddress(tx: Db, row: Pick<AddressRow, 'id' | 'userId' | 'details'>): Promise<void> {
  await tx.insert(addresses).values({ ...row, usedAt: now })
}

export async function touchAddress(tx: Db, id: string): Promise<void> {
  await tx.update(addresses).set({ usedAt: now }).where(eq(addresses.id, id))
}

export async function updateAddress(tx: Db, id: string, details: Buffer): Promise<void> {
  await tx.update(addresses).set({ details, usedAt: now }).where(eq(addresses.id, id))
}

/**
 * Deletes addresses of an account.
 *
 * @returns how many of them the account had
 */
export async function deleteAddresses(tx: Db, userId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const gone = await tx.delete(addresses).where(and(eq(addresses.userId, userId), inArray(addresses.id, [...ids])))
  return gone.rowCount ?? 0
}
