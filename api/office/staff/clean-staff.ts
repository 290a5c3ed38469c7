import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { staffInvitations, staffSessions } from '../../platform/db/schema.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { deleteInPortions } from '../../platform/jobs/delete-in-portions.ts'

const ninetyDaysAgo = sql`now() - interval '90 days'`

/** The daily job that deletes logins of staff and invitations ninety days after their end. The audit log names both. */
export async function cleanStaff(
  _data: JobData['clean-staff'],
  { db }: { db: Db },
  signal?: AbortSignal,
): Promise<void> {
  const endedAt = sql`least(${staffSessions.endedAt}, ${staffSessions.expiresAt})`
  await deleteInPortions(db, staffSessions, lt(endedAt, ninetyDaysAgo), signal)
  const { acceptedAt, withdrawnAt, expiresAt } = staffInvitations
  const isOver = lt(sql`least(${acceptedAt}, ${withdrawnAt}, ${expiresAt})`, ninetyDaysAgo)
  await deleteInPortions(db, staffInvitations, isOver, signal)
}
