import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName } from '../cookie-name.ts'
import { hashOfToken, newRandomToken } from '../random-token.ts'
import { KNOWN_DEVICE_DAYS } from './known-devices.ts'

const DAY_S = 24 * 60 * 60

/** Where each kind of account keeps its cookie; it is sent with the calls of that account alone. */
const cookies = {
  shopper: { name: 'kastha-device', path: '/api/user' },
  staff: { name: 'kastha-staff-device', path: '/api/admin' },
} as const
type AccountKind = keyof typeof cookies

/** The browser that asks, as far as a cookie tells. */
export type DeviceCookie = {
  /** Hash of its token; undefined without a cookie that we signed. */
  tokenHash: Buffer | undefined
  /** Gives the browser another token. Returns its hash. */
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
      // The name is signed along: the cookie of one kind is not good as the other.
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

/** @returns the hash of the token; undefined without a cookie that we signed */
export function readDevice(kind: AccountKind, request: FastifyRequest): Buffer | undefined {
  const { name } = cookies[kind]
  const cookie = request.cookies[cookieName(request, name)]
  const { valid, value } = cookie === undefined ? { valid: false, value: null } : request.unsignCookie(cookie)
  return valid && value?.startsWith(`${name}:`) ? hashOfToken(value.slice(name.length + 1)) : undefined
}
