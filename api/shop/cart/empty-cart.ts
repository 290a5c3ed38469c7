import type { Db } from '../../platform/db/client.ts'
import type { Shopper } from './cart-owner.ts'
import { deleteLinesInCart } from './line-queries.ts'
import { changeCart } from './change-cart.ts'

/** Removes the lines in the cart; lines saved for later stay. */
export async function emptyCart(db: Db, shopper: Shopper): Promise<void> {
  await changeCart(db, shopper, deleteLinesInCart)
}
