import { and, eq, gt, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { oneTimeCodes, registrations, sessions } from '../../platform/db/schema.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { deleteOldReads } from '../../platform/personal-reads/read-queries.ts'
import { deleteOldDevices } from './login/known-devices.ts'
import { deleteInPortions } from '../../platform/jobs/delete-in-portions.ts'

const aDayAgo = sql`now() - interval '1 day'`
const ninetyDaysAgo = sql`now() - interval '90 days'`

/**
 * Deletes unverified registrations after a day, except those with a code that is still valid. Their codes are deleted
 * with them.
 */
async function deleteOldRegistrations(db: Db, signal: AbortSignal | undefined): Promise<void> {
  const codeOfIt = and(eq(oneTimeCodes.registrationId, registrations.id), gt(oneTimeCodes.expiresAt, sql`now()`))
  const open = db.select().from(oneTimeCodes).where(codeOfIt)
  await deleteInPortions(db, registrations, and(lt(registrations.createdAt, aDayAgo), notExists(open)), signal)
}

/**
 * Deletes old codes without a registration. Limits look back one day; a resend looks at the latest code while it is
 * still possible.
 */
async function deleteOldCodes(db: Db, signal: AbortSignal | undefined): Promise<void> {
  const { registrationId, createdAt } = oneTimeCodes
  await deleteInPortions(db, oneTimeCodes, and(lt(createdAt, aDayAgo), sql`${registrationId} is null`), signal)
}

/** Deletes sessions ninety days after their end. Until then a login still recognizes their devices. */
async function deleteOldSessions(db: Db, signal: AbortSignal | undefined): Promise<void> {
  const endedAt = sql`least(${sessions.revokedAt}, ${sessions.expiresAt})`
  await deleteInPortions(db, sessions, lt(endedAt, ninetyDaysAgo), signal)
}

/** The daily job that deletes account records that are no longer needed. */
export async function cleanAccounts(
  _data: JobData['clean-accounts'],
  { db }: { db: Db },
  signal?: AbortSignal,
): Promise<void> {
  await deleteOldRegistrations(db, signal)
  await deleteOldCodes(db, signal)
  await deleteOldSessions(db, signal)
  await deleteOldDevices(db)
  await deleteOldReads(db)
}
