import type { FastifyRequest } from 'fastify'
import type { StaffRole } from '#domain/staff.ts'
import { readStaffCookie } from './staff-cookie.ts'
import { findStaffSession, touchStaffSession } from './staff-queries.ts'

const MINUTE_MS = 60_000

/** Of the last call: a back office that was left alone overnight asks for the password again. */
export const STAFF_SESSION_MS = 12 * 60 * MINUTE_MS

/** Who of the staff asks. */
export type StaffSession = {
  id: string
  name: string
  email: string
  role: StaffRole
  sessionId: string
  hasTotp: boolean
  /** The shop wants a second factor of everybody, and they have none yet. */
  mustSetUpTotp: boolean
}

/** The login that a request comes from; undefined where there is none, or none that holds (any more). */
export async function readStaffSession(request: FastifyRequest): Promise<StaffSession | undefined> {
  const tokenHash = readStaffCookie(request)
  const found = tokenHash && (await findStaffSession(request.server.db, tokenHash))
  if (!found) return undefined
  const { staff, sessionId, lastSeenAt, isTotpRequired } = found
  const now = Date.now()
  if (now - lastSeenAt.getTime() > MINUTE_MS) {
    await touchStaffSession(request.server.db, sessionId, new Date(now + STAFF_SESSION_MS))
  }
  const { id, name, email, role } = staff
  const hasTotp = staff.totpSince !== null
  return { id, name, email, role, sessionId, hasTotp, mustSetUpTotp: isTotpRequired && !hasTotp }
}
