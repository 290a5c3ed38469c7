import type { Db } from '../../platform/db/client.ts'
import { sessionExpired } from '../../people/accounts/sessions/authenticate.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { countDone } from '../../platform/rate-limits/limit.ts'
import { turnsByKey } from '../../platform/process/turns-by-key.ts'
import { hasCart, lockCart, lockOrMakeCart } from './cart-queries.ts'
import type { Shopper } from './cart-owner.ts'

/** Dependencies of the cart verbs, from the app. */
export type CartShop = { db: Db; addressLimits: AddressLimits }

/** Changes of one cart wait here, and not in the database, where each would hold a connection. */
const takeCartTurn = turnsByKey({ atOnce: 1, mostWaiting: 20 })

/**
 * Changes the shopper's cart, creating it when absent. A new cart of a guest counts once it is made. Changes of one cart run one after the other.
 *
 * @param from  the client's address, for the rate limit on new guest carts
 * @throws AppError too_many_requests; unavailable when many changes of this cart wait; unauthorized when the account has
 *         just been deleted
 */
export async function changeOrBeginCart(
  { db, addressLimits }: CartShop,
  shopper: Shopper,
  from: string,
  change: (tx: Db, cartId: string) => Promise<void>,
): Promise<void> {
  const work = () => inCartTurn(shopper, () => changeInTurn(db, shopper, change))
  if (shopper.kind === 'user' || (await hasCart(db, shopper))) return work()
  return countDone([addressLimits.newCarts], from, work)
}

/** Like `changeOrBeginCart`, for a caller whose turn it is (`inCartTurn`), and who has counted a new cart. */
export async function changeInTurn(
  db: Db,
  shopper: Shopper,
  change: (tx: Db, cartId: string) => Promise<void>,
): Promise<void> {
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
 * @throws AppError unavailable when many changes of this cart wait
 */
export async function changeCart<Done>(
  db: Db,
  shopper: Shopper,
  change: (tx: Db, cartId: string) => Promise<Done>,
): Promise<Done | undefined> {
  return inCartTurn(shopper, () =>
    db.transaction(async (tx) => {
      const cartId = await lockCart(tx, shopper)
      return cartId === undefined ? undefined : change(tx, cartId)
    }),
  )
}

/** Runs work on one cart after all other work on it, waiting without a connection. */
export async function inCartTurn<Done>({ kind, key }: Shopper, work: () => Promise<Done>): Promise<Done> {
  const end = await takeCartTurn(`${kind} ${typeof key === 'string' ? key : key.toString('base64')}`)
  try {
    return await work()
  } finally {
    end()
  }
}
