import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName } from '../cookie-name.ts'
import { hashOfToken, newRandomToken } from '../random-token.ts'

const NAME = 'kastha-staff'

/** Sent with calls of the back office alone, and by our own pages alone. It ends with the browser. */
const attributes = { path: '/api/admin', sameSite: 'strict' } as const

/** @returns hash of the token, as the database keeps it */
export function giveStaffCookie(reply: FastifyReply): Buffer {
  const { token, tokenHash } = newRandomToken()
  reply.setCookie(cookieName(reply, NAME), token, attributes)
  return tokenHash
}

/** @returns the same hash; undefined without the cookie */
export function readStaffCookie(request: FastifyRequest): Buffer | undefined {
  const token = request.cookies[cookieName(request, NAME)]
  return token ? hashOfToken(token) : undefined
}

export function takeStaffCookie(reply: FastifyReply): void {
  reply.clearCookie(cookieName(reply, NAME), attributes)
}
