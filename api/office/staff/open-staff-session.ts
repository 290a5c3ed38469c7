import { randomUUID } from 'node:crypto'
import type { DeviceCookie } from '../../people/accounts/login/device-cookie.ts'
import { rememberDevice } from '../../people/accounts/login/known-devices.ts'
import type { Db } from '../../platform/db/client.ts'
import { STAFF_SESSION_MS } from './read-staff-session.ts'
import { forgetOldStaffSessions, insertStaffSession } from './session-queries.ts'

/** The browser that logs in. */
export type StaffClient = {
  device: string
  deviceCookie: DeviceCookie
  /** Sets the session cookie. Returns the token's hash, under which the session is stored. */
  tokenHash: () => Buffer
}

/**
 * Begins a session of the back office, whose device is known from then on. The caller must have locked the staff
 * member's row and checked their credentials.
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
