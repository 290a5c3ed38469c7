import { and, eq, gt, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { oneTimeCodes, registrations, sessions } from '../../platform/db/schema.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { deleteOldReads } from '../../platform/personal-reads/read-queries.ts'
import { deleteOldDevices } from './login/known-devices.ts'

const aDayAgo = sql`now() - interval '1 day'`
const ninetyDaysAgo = sql`now() - interval '90 days'`

/**
 * Deletes unverified registrations after a day, except those with a code that is still valid. Their codes are deleted
 * with them.
 */
async function deleteOldRegistrations(db: Db): Promise<void> {
  const codeOfIt = and(eq(oneTimeCodes.registrationId, registrations.id), gt(oneTimeCodes.expiresAt, sql`now()`))
  const open = db.select().from(oneTimeCodes).where(codeOfIt)
  await db.delete(registrations).where(and(lt(registrations.createdAt, aDayAgo), notExists(open)))
}

/**
 * Deletes old codes without a registration. Limits look back one day; a resend looks at the latest code while it is
 * still possible.
 */
async function deleteOldCodes(db: Db): Promise<void> {
  const { registrationId, createdAt } = oneTimeCodes
  await db.delete(oneTimeCodes).where(and(lt(createdAt, aDayAgo), sql`${registrationId} is null`))
}

/** Deletes sessions ninety days after their end. Until then a login still recognizes their devices. */
async function deleteOldSessions(db: Db): Promise<void> {
  const endedAt = sql`least(${sessions.revokedAt}, ${sessions.expiresAt})`
  await db.delete(sessions).where(lt(endedAt, ninetyDaysAgo))
}

/** The daily job that deletes account records that are no longer needed. */
export async function cleanAccounts(_data: JobData['clean-accounts'], { db }: { db: Db }): Promise<void> {
  await deleteOldRegistrations(db)
  await deleteOldCodes(db)
  await deleteOldSessions(db)
  await deleteOldDevices(db)
  await deleteOldReads(db)
}
