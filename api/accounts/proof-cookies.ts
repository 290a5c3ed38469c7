import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODE_VALID_MINUTES } from '#domain/one-time-code.ts'
import { cookieName } from '../cookie-name.ts'

const MINUTE_S = 60
const DAY_S = 24 * 60 * MINUTE_S

/** What a browser has done, and for how long it may build on it. */
const proofs = {
  /** It made this registration (id), so nobody else's with the same e-mail address counts for it. */
  registration: { name: 'kastha-registration', maxAge: DAY_S },
  /** It entered this code (id), so it may set a new password. */
  reset: { name: 'kastha-reset', maxAge: CODE_VALID_MINUTES * MINUTE_S },
} as const
type Proof = keyof typeof proofs

/** Sent with calls of the account alone, and by our own pages alone. */
const attributes = { path: '/api/user', sameSite: 'strict', signed: true } as const

export function giveProof(reply: FastifyReply, proof: Proof, id: string): void {
  const { name, maxAge } = proofs[proof]
  // The name is signed along: one proof is not good as the other.
  reply.setCookie(cookieName(reply, name), `${name}:${id}`, { ...attributes, maxAge })
}

/** @returns the id, undefined unless it was us who gave it */
export function readProof(request: FastifyRequest, proof: Proof): string | undefined {
  const { name } = proofs[proof]
  const cookie = request.cookies[cookieName(request, name)]
  const { valid, value } = cookie === undefined ? { valid: false, value: null } : request.unsignCookie(cookie)
  return valid && value?.startsWith(`${name}:`) ? value.slice(name.length + 1) : undefined
}

export function takeProof(reply: FastifyReply, proof: Proof): void {
  reply.clearCookie(cookieName(reply, proofs[proof].name), attributes)
}
