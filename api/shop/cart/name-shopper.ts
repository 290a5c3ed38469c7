import type { FastifyReply, FastifyRequest } from 'fastify'
import { authenticate } from '../../people/accounts/sessions/authenticate.ts'
import { sha256 } from '../../platform/secrets/hash.ts'
import type { Shopper } from './cart-owner.ts'
import { keepGuestKey, readGuestKey } from '../../people/accounts/login/guest-cookie.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Owner of the requested cart; only set on routes behind `nameShopper`. */
    shopper: Shopper
  }
}

/**
 * Sets the owner of the requested cart: the account of the access token, else the guest of the cookie's key. Refuses an
 * invalid token instead of falling back to the guest, because additions would end up in a cart that the shopper does not
 * see.
 *
 * @throws AppError unauthorized
 */
export async function nameShopper(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.headers.authorization === undefined) {
    const isNew = readGuestKey(request) === undefined
    request.shopper = { kind: 'guest', key: sha256(keepGuestKey(request, reply)), isNew }
    return
  }
  await authenticate(request)
  const { userId } = request.session
  await mergeGuestCart(request.server.db, userId, readGuestKey(request))
  request.shopper = { kind: 'user', key: userId }
}
