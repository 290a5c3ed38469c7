import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { sessions } from '../../../platform/db/schema.ts'
import type { Actor } from './access-token.ts'
import { forgetDeviceOf, forgetDevices } from '../login/known-devices.ts'
import { isLive, type Session } from './session-queries.ts'

/** More than one person uses. Beyond it "Log out on all other devices" still ends every session. */
const MOST_LISTED = 50

/** Returns at most fifty active sessions of a user: the one that asks first, then the most recently seen. */
export function readLiveSessions(db: Db, { id, userId }: Actor): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive))
    .orderBy(desc(eq(sessions.id, id)), desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(MOST_LISTED)
}

/**
 * Ends a session from another device and forgets its device.
 *
 * @returns whether it was an active session of this user
 */
export async function endOwnSession(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isLive))
    .returning({ id: sessions.id })
  if (ended.length > 0) await forgetDeviceOf(db, id)
  return ended.length > 0
}

/** Ends all other sessions of a user, and forgets their devices. */
export async function endOtherSessions(db: Db, { id, userId }: Actor): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, id), isLive))
  await forgetDevices(db, { userId }, id)
}
