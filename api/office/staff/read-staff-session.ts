import type { FastifyRequest } from 'fastify'
import { needsTotp, type StaffRole, type TotpRule } from '#domain/staff/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import { readStaffCookie } from './staff-cookie.ts'
import { findStaffSession, touchStaffSession } from './session-queries.ts'
import { readTotpRule, type StoredStaff, type TotpShop } from './staff-queries.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Lifetime after the last call: a back office left open overnight asks for the password again. */
export const STAFF_SESSION_MS = 12 * 60 * MINUTE_MS
/** Lifetime after the login, however much the session is used: a stolen cookie does not work forever. */
const STAFF_LOGIN_MS = 30 * DAY_MS

/** The staff member of a request, and their session. */
export type StaffSession = {
  id: string
  name: string
  email: string
  role: StaffRole
  sessionId: string
  /** When the password or the second factor was last entered in this session. */
  provedAt: Date
  hasTotp: boolean
  /** Whether they need a second factor and have none yet. */
  mustSetUpTotp: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on calls that an open page makes without anybody at it: they keep no session alive. */
    isByItself?: true
  }
}

/** Returns the session of a request; undefined without one, or when it is not or no longer valid. */
export async function readStaffSession(db: Db, request: FastifyRequest): Promise<StaffSession | undefined> {
  const tokenHash = readStaffCookie(request)
  const found = tokenHash && (await findStaffSession(db, tokenHash))
  if (!found) return undefined
  const { staff, sessionId, lastSeenAt, loggedInAt, provedAt } = found
  const now = Date.now()
  if (now - lastSeenAt.getTime() > MINUTE_MS && !request.routeOptions.config.isByItself) {
    const expiresAt = new Date(Math.min(now + STAFF_SESSION_MS, loggedInAt.getTime() + STAFF_LOGIN_MS))
    await touchStaffSession(db, sessionId, expiresAt)
  }
  const { managersNeedTotp } = request.server
  return { ...asSession(staff, { isRequired: found.isTotpRequired, managersNeedTotp }), sessionId, provedAt }
}

/** Returns the same for a staff member who has just logged in. */
export async function meOf(app: TotpShop, person: StoredStaff): Promise<Omit<StaffSession, 'sessionId' | 'provedAt'>> {
  return asSession(person, await readTotpRule(app))
}

function asSession({ id, name, email, role, totpSince }: StoredStaff, rule: TotpRule) {
  const hasTotp = totpSince !== null
  return { id, name, email, role, hasTotp, mustSetUpTotp: needsTotp(role, rule) && !hasTotp }
}
