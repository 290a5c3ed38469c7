import type { FastifyReply, FastifyRequest } from 'fastify'
import { KNOWN_DEVICE_DAYS } from '#domain/accounts/known-device.ts'
import { cookieName } from '../../../platform/http/cookie-name.ts'
import { sha256 } from '../../../platform/secrets/hash.ts'
import { newRandomToken } from '../../../platform/secrets/random.ts'

const DAY_S = 24 * 60 * 60

/** Name and path of the cookie for each kind of account. Browsers send it only with calls of that account. */
const cookies = {
  shopper: { name: 'kastha-device', path: '/api/user' },
  staff: { name: 'kastha-staff-device', path: '/api/admin' },
} as const
type AccountKind = keyof typeof cookies

/** The device cookie of a browser. */
export type DeviceCookie = {
  /** Hash of its token; undefined without a cookie that we signed. */
  tokenHash: Buffer | undefined
  /** Gives the browser a new token. Returns its hash. */
  renew: () => Buffer
}

/**
 * @source OWASP, "Slow Down Online Guessing Attacks with Device Cookies"
 */
export function deviceCookie(kind: AccountKind, request: FastifyRequest, reply: FastifyReply): DeviceCookie {
  const { name, path } = cookies[kind]
  return {
    tokenHash: readDevice(kind, request),
    renew() {
      const { token, tokenHash } = newRandomToken()
      // The signature covers the name, so one kind of cookie cannot be used as the other.
      reply.setCookie(cookieName(reply, name), `${name}:${token}`, {
        path,
        sameSite: 'strict',
        signed: true,
        maxAge: KNOWN_DEVICE_DAYS * DAY_S,
      })
      return tokenHash
    },
  }
}

/** Returns the hash of a browser's device token; undefined without a cookie that we signed. */
export function readDevice(kind: AccountKind, request: FastifyRequest): Buffer | undefined {
  const { name } = cookies[kind]
  const cookie = request.cookies[cookieName(request, name)]
  const { valid, value } = cookie === undefined ? { valid: false, value: null } : request.unsignCookie(cookie)
  return valid && value?.startsWith(`${name}:`) ? sha256(value.slice(name.length + 1)) : undefined
}
