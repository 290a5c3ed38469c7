import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { shopSettings, staff, staffSessions } from '../db/schema.ts'

export type StoredStaff = typeof staff.$inferSelect

const isLive = and(isNull(staffSessions.endedAt), gt(staffSessions.expiresAt, sql`now()`), isNull(staff.disabledAt))

/** The login of a token, who it is, and whether the shop wants a second factor of everybody. */
export async function findStaffSession(db: Db, tokenHash: Buffer) {
  const [found] = await db
    .select({
      sessionId: staffSessions.id,
      lastSeenAt: staffSessions.lastSeenAt,
      staff,
      isTotpRequired: sql<boolean>`coalesce((select ${shopSettings.staffTotpRequired} from ${shopSettings}), false)`,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, tokenHash), isLive))
  return found
}

export async function touchStaffSession(db: Db, sessionId: string, expiresAt: Date): Promise<void> {
  const lastSeenAt = sql`now()`
  await db.update(staffSessions).set({ lastSeenAt, expiresAt }).where(eq(staffSessions.id, sessionId))
}

export async function insertStaffSession(db: Db, session: typeof staffSessions.$inferInsert): Promise<void> {
  await db.insert(staffSessions).values(session)
}

export async function endStaffSession(db: Db, sessionId: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ endedAt: sql`now()` })
    .where(eq(staffSessions.id, sessionId))
}

/** Also one who has left. */
export async function findStaffByEmail(db: Db, email: string): Promise<StoredStaff | undefined> {
  const [found] = await db
    .select()
    .from(staff)
    .where(sql`lower(${staff.email}) = lower(${email})`)
  return found
}

/** Whether the shop has somebody who may log in. */
export async function isAnybodyOfStaff(db: Db): Promise<boolean> {
  const rows = await db.select({ id: staff.id }).from(staff).where(isNull(staff.disabledAt)).limit(1)
  return rows.length > 0
}

/** @returns whether there was nobody with this address yet */
export async function insertStaff(db: Db, person: typeof staff.$inferInsert): Promise<boolean> {
  const rows = await db.insert(staff).values(person).onConflictDoNothing().returning({ id: staff.id })
  return rows.length > 0
}
