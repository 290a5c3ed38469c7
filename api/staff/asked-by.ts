import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deviceName } from '../accounts/device-name.ts'
import type { Db } from '../db/client.ts'
import type { Asking } from './confirm-password.ts'
import type { StaffClient } from './open-staff-session.ts'
import { giveStaffCookie } from './staff-cookie.ts'
import type { StaffCall, StaffShop } from './staff-shop.ts'

/** The shop with the database that logins are written to. */
export function loginShop({ secrets, addressLimits, failedLogins }: FastifyInstance, loginDb: Db): StaffShop {
  return { db: loginDb, secrets, addressLimits, failedLogins }
}

/** Where a login comes from, and the cookie it gets. */
export function staffClient(request: FastifyRequest, reply: FastifyReply): StaffClient {
  return { device: deviceName(request.headers['user-agent']), tokenHash: () => giveStaffCookie(reply) }
}

export function staffCall({ method, routeOptions, id }: FastifyRequest): StaffCall {
  return { call: `${method} ${routeOptions.url}`, requestId: id }
}

export function asking({ staff, ip }: FastifyRequest): Asking {
  return { id: staff.id, email: staff.email, ip }
}
