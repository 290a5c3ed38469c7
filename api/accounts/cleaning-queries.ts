import { and, gt, lt, notExists, sql, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { oneTimeCodes, registrations, sessions } from '../db/schema.ts'

const aDayAgo = sql`now() - interval '1 day'`
const ninetyDaysAgo = sql`now() - interval '90 days'`

/** Those that nobody verified within a day, but for those whose code may be on its way; their codes go with them. */
export async function deleteOldRegistrations(db: Db): Promise<void> {
  const codeOfIt = and(eq(oneTimeCodes.registrationId, registrations.id), gt(oneTimeCodes.expiresAt, sql`now()`))
  const open = db.select().from(oneTimeCodes).where(codeOfIt)
  await db.delete(registrations).where(and(lt(registrations.createdAt, aDayAgo), notExists(open)))
}

/** The limits look back an hour; a resend, at what was last asked for while it can still be done. */
export async function deleteOldCodes(db: Db): Promise<void> {
  const { registrationId, createdAt } = oneTimeCodes
  await db.delete(oneTimeCodes).where(and(lt(createdAt, aDayAgo), sql`${registrationId} is null`))
}

/** Ended ones stay for a while, so that their devices are still known. */
export async function deleteOldSessions(db: Db): Promise<void> {
  const endedAt = sql`least(${sessions.revokedAt}, ${sessions.expiresAt})`
  await db.delete(sessions).where(lt(endedAt, ninetyDaysAgo))
}
