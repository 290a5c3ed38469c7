import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { sessions } from '../db/schema.ts'
import type { Actor } from './access-token.ts'

const isLive = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`))

/** A session that was neither ended nor has run out. Its user exists: sessions go with their users. */
export async function findLiveSession(db: Db, { id, userId }: Actor) {
  const [session] = await db
    .select({ id: sessions.id, userId: sessions.userId, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isLive))
  return session
}

export async function touchSession(db: Db, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.id, id))
}
