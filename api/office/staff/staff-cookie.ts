import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName } from '../../platform/http/cookie-name.ts'
import { sha256 } from '../../platform/secrets/hash.ts'
import { newRandomToken } from '../../platform/secrets/random.ts'

const NAME = 'kastha-staff'

/** Browsers send it only with back-office calls from our own pages. It is deleted when the browser closes. */
const attributes = { path: '/api/admin', sameSite: 'strict' } as const

/**
 * Sets a new session cookie.
 *
 * @returns the token's hash, under which the session is stored
 */
export function giveStaffCookie(reply: FastifyReply): Buffer {
  const { token, tokenHash } = newRandomToken()
  reply.setCookie(cookieName(reply, NAME), token, attributes)
  return tokenHash
}

/** Returns the hash of the cookie's token; undefined without the cookie. */
export function readStaffCookie(request: FastifyRequest): Buffer | undefined {
  const token = request.cookies[cookieName(request, NAME)]
  return token ? sha256(token) : undefined
}

export function takeStaffCookie(reply: FastifyReply): void {
  reply.clearCookie(cookieName(reply, NAME), attributes)
}
