import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deviceCookie, readDevice } from '../../people/accounts/login/device-cookie.ts'
import { deviceName } from '../../people/accounts/login/client.ts'
import type { TriedFrom } from '../../people/accounts/login/login-tries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Asking } from './confirm-password.ts'
import type { StaffClient } from './open-staff-session.ts'
import { giveStaffCookie } from './staff-cookie.ts'
import type { Shop } from '../../people/accounts/shop.ts'
import type { StaffCall } from '../../platform/records/act-as.ts'

/** Returns the dependencies of staff logins, with the database to which sessions are written. */
export function loginShop({ secrets, addressLimits, failedLogins }: FastifyInstance, loginDb: Db): Shop {
  return { db: loginDb, secrets, addressLimits, failedLogins }
}

/** Returns the browser of a login and the function that gives it a cookie. */
export function staffClient(request: FastifyRequest, reply: FastifyReply): StaffClient {
  return {
    device: deviceName(request.headers['user-agent']),
    deviceCookie: deviceCookie('staff', request, reply),
    tokenHash: () => giveStaffCookie(reply),
  }
}

export function staffCall({ method, routeOptions, id }: FastifyRequest): StaffCall {
  return { call: `${method} ${routeOptions.url}`, requestId: id }
}

export function triedFrom(request: FastifyRequest): TriedFrom {
  return { ip: request.ip, deviceHash: readDevice('staff', request) }
}

export function asking(request: FastifyRequest): Asking {
  const { id, email } = request.staff
  return { id, email, from: triedFrom(request) }
}
