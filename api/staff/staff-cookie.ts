import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOfStaffToken, newStaffToken } from './staff-token.ts'

const NAME = 'kastha-staff'

/** Seen by the back office's calls only, sent by our own pages only, and by no script. Gone with the browser. */
const attributes = { path: '/api/admin', httpOnly: true, sameSite: 'strict' } as const

/** @returns hash of the token, as the database keeps it */
export function giveStaffCookie(reply: FastifyReply): Buffer {
  const { token, tokenHash } = newStaffToken()
  reply.setCookie(NAME, token, { ...attributes, secure: reply.request.protocol === 'https' })
  return tokenHash
}

/** @returns the same hash; undefined without the cookie */
export function readStaffCookie({ cookies }: FastifyRequest): Buffer | undefined {
  const token = cookies[NAME]
  return token ? hashOfStaffToken(token) : undefined
}

export function takeStaffCookie(reply: FastifyReply): void {
  reply.clearCookie(NAME, attributes)
}
