import type { Db } from '../../platform/db/client.ts'
import { sessionExpired } from '../../people/accounts/sessions/authenticate.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { hasCart, lockCart, lockOrMakeCart } from './cart-queries.ts'
import type { Shopper } from './cart-owner.ts'

/** Dependencies of the cart verbs, from the app. */
export type CartShop = { db: Db; addressLimits: AddressLimits }

/**
 * Changes the shopper's cart, creating it when absent. Changes of one cart run one after the other.
 *
 * @param from  the client's address, for the rate limit on new guest carts
 * @throws AppError too_many_requests; unauthorized when the account has just been deleted
 */
export async function changeOrBeginCart(
  { db, addressLimits }: CartShop,
  shopper: Shopper,
  from: string,
  change: (tx: Db, cartId: string) => Promise<void>,
): Promise<void> {
  if (shopper.kind === 'guest' && !(await hasCart(db, shopper))) await addressLimits.newCarts.take(from)
  await db.transaction(async (tx) => {
    const cartId = await lockOrMakeCart(tx, shopper)
    if (cartId === undefined) throw sessionExpired()
    await change(tx, cartId)
  })
}

/**
 * Changes the shopper's existing cart.
 *
 * @returns the result of `change`; undefined without a cart
 */
export async function changeCart<Done>(
  db: Db,
  shopper: Shopper,
  change: (tx: Db, cartId: string) => Promise<Done>,
): Promise<Done | undefined> {
  return db.transaction(async (tx) => {
    const cartId = await lockCart(tx, shopper)
    return cartId === undefined ? undefined : change(tx, cartId)
  })
}
