import type { Db } from '../../platform/db/client.ts'
import type { Shopper } from './cart-owner.ts'
import { deleteLine } from './line-queries.ts'
import { changeCart } from './change-cart.ts'
import { notInCart } from './refusals.ts'

/** @throws AppError not_found when the cart has no such line, for example after another tab removed it */
export async function removeLine(db: Db, shopper: Shopper, id: string): Promise<void> {
  const isDone = await changeCart(db, shopper, (tx, cartId) => deleteLine(tx, cartId, id))
  if (!isDone) throw notInCart()
}
