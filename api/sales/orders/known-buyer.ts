import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { emailKey } from '../../people/accounts/email-address.ts'
import { cookieName } from '../../platform/http/cookie-name.ts'

export const BUYER_COOKIE = 'kastha-buyer'
const YEAR_S = 365 * 86_400

/** For calls of the API alone: pages are the same for everybody. */
const attributes = { path: '/api', sameSite: 'strict', maxAge: YEAR_S } as const

/** Remembers in the browser that a code sent to this e-mail address was entered: its next order asks for none. */
export function rememberBuyer(reply: FastifyReply, cookieKey: KeyObject, email: string): void {
  reply.setCookie(cookieName(reply, BUYER_COOKIE), buyerProof(cookieKey, email), attributes)
}

/** Whether a code that went to this e-mail address was entered in this browser before. */
export function isKnownBuyer(request: FastifyRequest, cookieKey: KeyObject, email: string): boolean {
  const given = Buffer.from(request.cookies[cookieName(request, BUYER_COOKIE)] ?? '')
  const right = Buffer.from(buyerProof(cookieKey, email))
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Names nobody, and nobody else can make it. */
export function buyerProof(cookieKey: KeyObject, email: string): string {
  return createHmac('sha256', cookieKey)
    .update(`${BUYER_COOKIE}:${emailKey(email)}`)
    .digest('base64url')
}
