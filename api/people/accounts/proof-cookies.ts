import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODE_VALID_MINUTES } from '#domain/accounts/one-time-code.ts'
import { cookieName } from '../../platform/http/cookie-name.ts'

const MINUTE_S = 60
const DAY_S = 24 * 60 * MINUTE_S

/** Signed cookies that prove what a browser did, and how long each one is valid. */
const proofs = {
  /** It made this registration (id), so registrations by others with the same email address do not count for it. */
  registration: { name: 'kastha-registration', maxAge: DAY_S },
  /** It requested this code (id) for a forgotten password, so strangers' requests and wrong codes do not count for it. */
  resetRequest: { name: 'kastha-reset-request', maxAge: CODE_VALID_MINUTES * MINUTE_S },
  /** It entered this code (id), so it may set a new password. */
  reset: { name: 'kastha-reset', maxAge: CODE_VALID_MINUTES * MINUTE_S },
} as const
type Proof = keyof typeof proofs

/** Browsers send them only with account calls from our own pages. */
const attributes = { path: '/api/user', sameSite: 'strict', signed: true } as const

export function giveProof(reply: FastifyReply, proof: Proof, id: string): void {
  const { name, maxAge } = proofs[proof]
  // The signature covers the name, so one proof cannot be used as another.
  reply.setCookie(cookieName(reply, name), `${name}:${id}`, { ...attributes, maxAge })
}

/** Returns the id of a proof; undefined without a cookie that we signed. */
export function readProof(request: FastifyRequest, proof: Proof): string | undefined {
  const { name } = proofs[proof]
  const cookie = request.cookies[cookieName(request, name)]
  const { valid, value } = cookie === undefined ? { valid: false, value: null } : request.unsignCookie(cookie)
  return valid && value?.startsWith(`${name}:`) ? value.slice(name.length + 1) : undefined
}

export function takeProof(reply: FastifyReply, proof: Proof): void {
  reply.clearCookie(cookieName(reply, proofs[proof].name), attributes)
}
