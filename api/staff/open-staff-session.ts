import { randomUUID } from 'node:crypto'
import type { DeviceCookie } from '../accounts/device-cookie.ts'
import { rememberDevice } from '../accounts/known-devices.ts'
import type { Db } from '../db/client.ts'
import { STAFF_SESSION_MS } from './read-staff-session.ts'
import { forgetOldStaffSessions, insertStaffSession } from './session-queries.ts'

/** The browser that logs in. */
export type StaffClient = {
  device: string
  deviceCookie: DeviceCookie
  /** Gives the browser a cookie, and says what its session is found by. */
  tokenHash: () => Buffer
}

/**
 * Begins a session of the back office, on a device that is known from then on. The caller has locked the person's row
 * and seen that they may.
 */
export async function openStaffSession(tx: Db, staffId: string, client: StaffClient): Promise<void> {
  const { device, deviceCookie, tokenHash } = client
  const id = randomUUID()
  const expiresAt = new Date(Date.now() + STAFF_SESSION_MS)
  await forgetOldStaffSessions(tx, staffId)
  await insertStaffSession(tx, { id, staffId, tokenHash: tokenHash(), device, expiresAt })
  const known = { sessionId: id, oldHash: deviceCookie.tokenHash, tokenHash: deviceCookie.renew() }
  await rememberDevice(tx, { staffId }, known)
}
