import type { Db } from '../db/client.ts'
import type { Shopper } from './cart-owner.ts'
import { deleteLine } from './line-queries.ts'
import { changeCart } from './change-cart.ts'

/** Nothing happens when another tab has removed it already. */
export async function removeLine(db: Db, shopper: Shopper, id: string): Promise<void> {
  await changeCart(db, shopper, (tx, cartId) => deleteLine(tx, cartId, id))
}
