import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const TOKEN_BYTES = 32
const NAME = 'kastha-staff'

/** Seen by the back office's calls only, sent by our own pages only, and by no script. Gone with the browser. */
const attributes = { path: '/api/admin', httpOnly: true, sameSite: 'strict' } as const

/** @returns hash of the token, as the database keeps it */
export function giveStaffCookie(reply: FastifyReply): Buffer {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  reply.setCookie(NAME, token, { ...attributes, secure: reply.request.protocol === 'https' })
  return hashOf(token)
}

/** @returns the same hash; undefined without the cookie */
export function readStaffCookie({ cookies }: FastifyRequest): Buffer | undefined {
  const token = cookies[NAME]
  return token ? hashOf(token) : undefined
}

export function takeStaffCookie(reply: FastifyReply): void {
  reply.clearCookie(NAME, attributes)
}

/** Of 256 random bits: nobody guesses what is behind the hash, so a plain one will do. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
