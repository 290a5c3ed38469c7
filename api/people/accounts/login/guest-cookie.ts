import type { FastifyReply, FastifyRequest } from 'fastify'
import { CART_KEPT_DAYS } from '#domain/cart/cart.ts'
import { cookieName } from '../../../platform/http/cookie-name.ts'
import { newCartKey } from '../../../platform/secrets/random.ts'

const NAME = 'kastha-cart'
const DAY_S = 86_400
const KEY_FORM = /^[\w-]{43}$/

/** For calls of the API alone: pages are the same for everybody. */
const attributes = { path: '/api', sameSite: 'lax', maxAge: CART_KEPT_DAYS * DAY_S } as const

/** The key of the guest's cart of this browser, whether there is such a cart or not. */
export function readGuestKey(request: FastifyRequest): string | undefined {
  const key = request.cookies[cookieName(request, NAME)]
  return key !== undefined && KEY_FORM.test(key) ? key : undefined
}

/**
 * The key of this browser, from now on for another CART_KEPT_DAYS; a new one when it has none. A browser keeps its key
 * when it logs in and out: whatever a tab adds that has not yet heard of the login is found again under it.
 */
export function keepGuestKey(request: FastifyRequest, reply: FastifyReply): string {
  const key = readGuestKey(request) ?? newCartKey()
  reply.setCookie(cookieName(reply, NAME), key, attributes)
  return key
}
