import { takeLines } from '#domain/cart/merge-carts.ts'
import { defined } from '#domain/defined.ts'
import { applyMerge, holdVariantsOf, offersOf } from './apply-merge.ts'
import { sha256 } from '../../platform/secrets/hash.ts'
import type { Shopper } from './cart-owner.ts'
import { findSharedCart } from './cart-queries.ts'
import { insertLines, readLines } from './line-queries.ts'
import { changeOrBeginCart, type CartShop } from './change-cart.ts'
import { noSharedCart } from './refusals.ts'

/**
 * Tops up the shopper's own cart until it has at least as many of each item as the shared one. Repeating it adds nothing.
 * Notices report unavailable pieces.
 *
 * @throws AppError not_found, too_many_requests
 */
export async function takeSharedCart(shop: CartShop, shopper: Shopper, token: string, from: string): Promise<void> {
  const sharedId = await findSharedCart(shop.db, sha256(token))
  if (!sharedId) throw noSharedCart()
  await changeOrBeginCart(shop, shopper, from, async (tx, cartId) => {
    const shared = await readLines(tx, sharedId)
    const variants = await holdVariantsOf(tx, shared)
    const merge = takeLines(await readLines(tx, cartId), shared, offersOf(variants))
    await applyMerge(tx, cartId, merge, variants, ({ variantId }, quantity) => {
      const { name, color, size, type, price } = defined(variants.get(variantId), `variant ${variantId}`)
      return insertLines(tx, [{ cartId, variantId, name, color, size, type, quantity, seenPrice: price }])
    })
  })
}
