import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { sessions, users } from '../../../platform/db/schema.ts'
import type { Actor } from './access-token.ts'
import { forgetDevices } from '../login/known-devices.ts'

export type Session = typeof sessions.$inferSelect

/** Condition for sessions that have neither ended nor expired. */
export const isLive = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`))

/**
 * Returns a session that has neither ended nor expired. Its user exists, because sessions are deleted with their
 * users.
 */
export async function findLiveSession(db: Db, { id, userId }: Actor) {
  const isIts = and(eq(sessions.id, sql.placeholder('id')), eq(sessions.userId, sql.placeholder('userId')))
  const statement = prepared(db, 'live_session', (name) =>
    db
      .select({ id: sessions.id, userId: sessions.userId, lastSeenAt: sessions.lastSeenAt })
      .from(sessions)
      .where(and(isIts, isLive))
      .prepare(name),
  )
  const [session] = await statement.execute({ id, userId })
  return session
}

export async function touchSession(db: Db, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.id, id))
}

/** Far more than one person uses. Scripts that log in each time would fill an account with sessions. */
const MOST_SESSIONS = 100

/**
 * Begins a session if its user still has this password and is not blocked, and forgets all but the newest hundred of the
 * account, ended ones first. It waits for a concurrent password change, which ends only sessions that began before. Logins
 * at once forget one after another, so the next login forgets what they leave. Every login waits for this insert, so it is
 * one statement and does not wait for the disk. A session lost in a power cut costs another login.
 *
 * @returns when it began
 */
export async function insertSession(
  db: Db,
  session: Pick<Session, 'id' | 'userId' | 'device' | 'place' | 'isRemembered' | 'expiresAt'>,
  passwordHash: string,
): Promise<Date | undefined> {
  const statement = prepared(db, 'begin_session', (name) => beginning(db).prepare(name))
  const [inserted] = await statement.execute({ ...session, expiresAt: session.expiresAt.toISOString(), passwordHash })
  return inserted?.createdAt
}

/** The old sessions are looked up as they were before, so one fewer of them stays. */
function beginning(db: Db) {
  const { userId, createdAt } = sessions
  const begun = db.$with('begun').as(db.insert(sessions).select(ownersSession(db)).returning({ userId, createdAt }))
  const old = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, sql`(select user_id from begun)`))
    .orderBy(desc(sql`${isLive}`), desc(createdAt))
    .offset(MOST_SESSIONS - 1)
  const forgotten = db.$with('forgotten').as(db.delete(sessions).where(inArray(sessions.id, old)).returning({ userId }))
  return db.with(begun, forgotten).select({ createdAt: begun.createdAt }).from(begun)
}

function ownersSession(db: Db) {
  const session = {
    id: given<string>('id', 'uuid'),
    userId: users.id,
    generation: sql<number>`1`.as('generation'),
    lastAttempt: sql<null>`null::uuid`.as('last_attempt'),
    isRemembered: given<boolean>('isRemembered', 'boolean'),
    device: given<string>('device', 'text'),
    place: given<string | null>('place', 'text'),
    createdAt: sql<Date>`now()`.as('created_at'),
    lastSeenAt: sql<Date>`now()`.as('last_seen_at'),
    expiresAt: given<Date>('expiresAt', 'timestamptz'),
    revokedAt: sql<null>`null::timestamptz`.as('revoked_at'),
  }
  const isTheirs = and(
    eq(users.id, sql.placeholder('userId')),
    eq(users.passwordHash, sql.placeholder('passwordHash')),
    isNull(users.blockedAt),
    sql`set_config('synchronous_commit', 'off', true) = 'off'`,
  )
  return db.select(session).from(users).where(isTheirs).for('no key update')
}

function given<Value>(name: keyof Session, type: 'uuid' | 'boolean' | 'text' | 'timestamptz') {
  return sql<Value>`${sql.placeholder(name)}::${sql.raw(type)}`.as(name)
}

/**
 * Advances a session to the next generation of its refresh token. Of many concurrent calls one succeeds.
 *
 * @returns undefined when the session is not or no longer in this generation, or is not active
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

/** Returns an active session. */
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

/** Ends all sessions of a user and forgets their devices. */
export async function endSessionsOf(db: Db, userId: string): Promise<void> {
  await endWhere(db, eq(sessions.userId, userId))
  await forgetDevices(db, { userId })
}

async function endWhere(db: Db, condition: ReturnType<typeof eq>): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(condition, isNull(sessions.revokedAt)))
}
