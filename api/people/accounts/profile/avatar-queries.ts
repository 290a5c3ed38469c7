import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { users } from '../../../platform/db/schema.ts'

/**
 * Locks a user's row until the end of the transaction. Returns the id of their picture: null without a picture,
 * undefined when there is no such user.
 */
export async function lockAvatarId(tx: Db, userId: string): Promise<string | null | undefined> {
  const [user] = await tx.select({ avatarId: users.avatarId }).from(users).where(eq(users.id, userId)).for('update')
  return user?.avatarId
}

export async function writeAvatarId(tx: Db, userId: string, avatarId: string | null): Promise<void> {
  await tx.update(users).set({ avatarId, updatedAt: new Date() }).where(eq(users.id, userId))
}

export async function hasAvatar(db: Db, userId: string, avatarId: string): Promise<boolean> {
  const [user] = await db.select({ avatarId: users.avatarId }).from(users).where(eq(users.id, userId))
  return user?.avatarId === avatarId
}
