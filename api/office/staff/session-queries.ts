import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { forgetDeviceOf, forgetDevices } from '../../people/accounts/login/known-devices.ts'
import type { Db } from '../../platform/db/client.ts'
import { isAmong } from '../../platform/db/is-among.ts'
import { staff, staffSessions } from '../../platform/db/schema.ts'
import { isTotpRequiredSql } from './staff-queries.ts'

const holds = and(isNull(staffSessions.endedAt), gt(staffSessions.expiresAt, sql`now()`))

/** Returns the session of a token with its staff member, and whether the shop requires a second factor. */
export async function findStaffSession(db: Db, tokenHash: Buffer) {
  const [found] = await db
    .select({
      sessionId: staffSessions.id,
      lastSeenAt: staffSessions.lastSeenAt,
      loggedInAt: staffSessions.createdAt,
      provedAt: staffSessions.provedAt,
      staff,
      isTotpRequired: isTotpRequiredSql,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, tokenHash), holds, isNull(staff.disabledAt)))
  return found
}

/** Returns the staff members of those sessions that are still valid, and whether the shop requires a second factor. */
export function findValidSessions(db: Db, sessionIds: readonly string[]) {
  return db
    .select({
      sessionId: staffSessions.id,
      role: staff.role,
      totpSince: staff.totpSince,
      isTotpRequired: isTotpRequiredSql,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(isAmong(staffSessions.id, sessionIds), holds, isNull(staff.disabledAt)))
}

/** Updates when a session and its staff member were last seen, in one statement. */
export async function touchStaffSession(db: Db, sessionId: string, expiresAt: Date): Promise<void> {
  const touched = db.$with('touched').as(
    db
      .update(staffSessions)
      .set({ lastSeenAt: sql`now()`, expiresAt })
      .where(eq(staffSessions.id, sessionId))
      .returning({ staffId: staffSessions.staffId }),
  )
  await db
    .with(touched)
    .update(staff)
    .set({ lastSeenAt: sql`now()` })
    .where(sql`${staff.id} = (select ${touched.staffId} from ${touched})`)
}

/** Records that the password or the second factor was entered again. */
export async function noteProof(db: Db, sessionId: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ provedAt: sql`now()` })
    .where(eq(staffSessions.id, sessionId))
}

export async function insertStaffSession(tx: Db, session: typeof staffSessions.$inferInsert): Promise<void> {
  await tx.insert(staffSessions).values(session)
}

/** Returns the active sessions of a staff member, most recently used first. */
export function listStaffSessions(db: Db, staffId: string) {
  return db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), holds))
    .orderBy(desc(staffSessions.lastSeenAt), staffSessions.id)
}

/**
 * Ends a session on logout; its device stays known.
 *
 * @returns whether it was an active session of this staff member
 */
export async function endStaffSession(db: Db, staffId: string, sessionId: string): Promise<boolean> {
  const rows = await db
    .update(staffSessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.staffId, staffId), holds))
    .returning({ id: staffSessions.id })
  return rows.length > 0
}

/**
 * Ends a session from another device and forgets its device.
 *
 * @returns whether it was an active session of this staff member
 */
export async function revokeStaffSession(db: Db, staffId: string, sessionId: string): Promise<boolean> {
  const hasEnded = await endStaffSession(db, staffId, sessionId)
  if (hasEnded) await forgetDeviceOf(db, sessionId)
  return hasEnded
}

/**
 * Ends the sessions of a staff member and forgets their devices.
 *
 * @param but  the session to keep, if any
 */
export async function endStaffSessions(db: Db, staffId: string, but?: string): Promise<void> {
  const others = but === undefined ? undefined : ne(staffSessions.id, but)
  await db
    .update(staffSessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(staffSessions.staffId, staffId), others, holds))
  await forgetDevices(db, { staffId }, but)
}

/** Deletes the sessions of a staff member that expired more than 90 days ago. */
export async function forgetOldStaffSessions(tx: Db, staffId: string): Promise<void> {
  await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), lt(staffSessions.expiresAt, sql`now() - interval '90 days'`)))
}
