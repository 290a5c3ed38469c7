import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { sessions } from '../db/schema.ts'
import type { Actor } from './access-token.ts'

export type Session = typeof sessions.$inferSelect

/** Was neither ended nor has run out. */
export const isLive = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`))

/** From login on, whatever happens in between. */
const usualLife = sql`interval '1 day'`
const rememberedLife = sql`interval '30 days'`

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

export async function insertSession(
  tx: Db,
  session: Pick<Session, 'userId' | 'device' | 'place' | 'isRemembered'>,
): Promise<Session> {
  const expiresAt = sql`now() + ${session.isRemembered ? rememberedLife : usualLife}`
  const [inserted] = await tx
    .insert(sessions)
    .values({ ...session, expiresAt })
    .returning()
  return inserted!
}

/** The devices of all sessions that are still known of, ended ones too. */
export async function readDevices(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectDistinct({ device: sessions.device }).from(sessions).where(eq(sessions.userId, userId))
  return rows.map(({ device }) => device)
}

/**
 * Takes a session from one generation of its refresh token to the next; of many at once one succeeds.
 *
 * @returns undefined when it is not (or no longer) in this generation, or does not hold
 */
export async function advanceSession(
  db: Db,
  { id, generation }: Pick<Session, 'id' | 'generation'>,
  attempt: string | undefined,
): Promise<Session | undefined> {
  const [session] = await db
    .update(sessions)
    .set({ generation: generation + 1, lastAttempt: attempt ?? null, lastSeenAt: sql`now()` })
    .where(and(eq(sessions.id, id), eq(sessions.generation, generation), isLive))
    .returning()
  return session
}

/** @returns undefined when it does not hold */
export async function findSession(db: Db, id: string): Promise<Session | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isLive))
  return session
}

export async function endSession(db: Db, id: string): Promise<void> {
  await endWhere(db, eq(sessions.id, id))
}

export async function endSessionsOf(db: Db, userId: string): Promise<void> {
  await endWhere(db, eq(sessions.userId, userId))
}

async function endWhere(db: Db, condition: ReturnType<typeof eq>): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(condition, isNull(sessions.revokedAt)))
}
