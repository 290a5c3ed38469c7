import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { listShares } from '../../platform/db/schema.ts'

export async function findShare(db: Db, userId: string) {
  const [share] = await db.select().from(listShares).where(eq(listShares.userId, userId))
  return share
}

/** Returns the owner of the list that a token opens. */
export async function findSharer(db: Db, shareKey: Buffer): Promise<string | undefined> {
  const [share] = await db.select().from(listShares).where(eq(listShares.shareKey, shareKey))
  return share?.userId
}

/** Inserts a share, or replaces the existing one. */
export async function putShare(tx: Db, share: typeof listShares.$inferInsert): Promise<void> {
  const { shareKey, createdAt } = share
  await tx
    .insert(listShares)
    .values(share)
    .onConflictDoUpdate({ target: listShares.userId, set: { shareKey, createdAt } })
}

export async function deleteShare(db: Db, userId: string): Promise<void> {
  await db.delete(listShares).where(eq(listShares.userId, userId))
}
