import type { FastifyReply, FastifyRequest } from 'fastify'
import { authenticate } from '../../people/accounts/sessions/authenticate.ts'
import { hashOfKey } from '../../platform/secrets/cart-key.ts'
import type { Shopper } from './cart-owner.ts'
import { keepGuestKey, readGuestKey } from '../../people/accounts/login/guest-cookie.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose cart the request is about; only there on routes behind `nameShopper`. */
    shopper: Shopper
  }
}

/**
 * Finds out whose cart is meant: that of the account whose access token is sent along, else that of the guest whose key
 * is in the cookie. A token that does not hold is refused and never taken for a guest's: what it adds would be in another
 * cart than the shopper looks at.
 *
 * @throws AppError unauthorized
 */
export async function nameShopper(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.headers.authorization === undefined) {
    request.shopper = { kind: 'guest', key: hashOfKey(keepGuestKey(request, reply)) }
    return
  }
  await authenticate(request)
  const { userId } = request.session
  await mergeGuestCart(request.server.db, userId, readGuestKey(request))
  request.shopper = { kind: 'user', key: userId }
}
