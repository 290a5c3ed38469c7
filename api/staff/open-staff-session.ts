import { randomUUID } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { STAFF_SESSION_MS } from './read-staff-session.ts'
import { forgetOldStaffSessions, insertStaffSession } from './session-queries.ts'

/** Where a login comes from. */
export type StaffClient = {
  device: string
  /** Gives the browser a cookie, and says what its session is found by. */
  tokenHash: () => Buffer
}

/** Begins a session of the back office. Whoever calls it has locked the person's row and seen that they may. */
export async function openStaffSession(tx: Db, staffId: string, { device, tokenHash }: StaffClient): Promise<void> {
  const expiresAt = new Date(Date.now() + STAFF_SESSION_MS)
  await forgetOldStaffSessions(tx, staffId)
  await insertStaffSession(tx, { id: randomUUID(), staffId, tokenHash: tokenHash(), device, expiresAt })
}
