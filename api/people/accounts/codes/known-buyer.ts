import { createHmac, type KeyObject } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseMobile } from '#domain/accounts/phone.ts'
import { emailKey } from '../email-address.ts'
import { cookieName } from '../../../platform/http/cookie-name.ts'
import { isSameSecret } from '../../../platform/secrets/hash.ts'

export const BUYER_COOKIE = 'kastha-buyer'
const NOTICE_COOKIE = 'kastha-notices'
const YEAR_S = 365 * 86_400

/** For calls of the API alone: pages are the same for everybody. */
const attributes = { path: '/api', sameSite: 'strict', maxAge: YEAR_S } as const

/** Where a buyer's code goes: to the email address, or else to the phone, which may be in any spelling. */
type Contact = { email: string; phone: string }

/** Remembers in the browser that a code of an order sent to this contact was entered: its next order asks for none. */
export function rememberBuyer(reply: FastifyReply, cookieKey: KeyObject, contact: Contact): void {
  reply.setCookie(cookieName(reply, BUYER_COOKIE), buyerProof(cookieKey, contact), attributes)
}

/** Remembers the same of a code for notices. It says nothing of an order, so the next order still asks for a code. */
export function rememberNoticeReader(reply: FastifyReply, cookieKey: KeyObject, contact: Contact): void {
  reply.setCookie(cookieName(reply, NOTICE_COOKIE), proof(NOTICE_COOKIE, cookieKey, contact), attributes)
}

/** Whether a code of an order that went to this contact was entered in this browser before. */
export function isKnownBuyer(request: FastifyRequest, cookieKey: KeyObject, contact: Contact): boolean {
  return hasProof(BUYER_COOKIE, request, cookieKey, contact)
}

/** Whether a code of an order or for notices that went to this contact was entered in this browser before. */
export function isKnownReader(request: FastifyRequest, cookieKey: KeyObject, contact: Contact): boolean {
  return isKnownBuyer(request, cookieKey, contact) || hasProof(NOTICE_COOKIE, request, cookieKey, contact)
}

/** Returns the value of the buyer's cookie. It contains no contact, and only the server can compute it. */
export function buyerProof(cookieKey: KeyObject, contact: Contact): string {
  return proof(BUYER_COOKIE, cookieKey, contact)
}

function hasProof(cookie: string, request: FastifyRequest, cookieKey: KeyObject, contact: Contact): boolean {
  return isSameSecret(request.cookies[cookieName(request, cookie)] ?? '', proof(cookie, cookieKey, contact))
}

function proof(cookie: string, cookieKey: KeyObject, { email, phone }: Contact): string {
  const contact = email.trim() === '' ? (parseMobile(phone) ?? phone) : emailKey(email)
  return createHmac('sha256', cookieKey).update(`${cookie}:${contact}`).digest('base64url')
}
