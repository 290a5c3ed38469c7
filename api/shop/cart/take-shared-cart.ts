import { takeLines } from '#domain/merge-carts.ts'
import { applyMerge, holdVariantsOf, offersOf } from './apply-merge.ts'
import { hashOfKey } from '../../platform/secrets/cart-key.ts'
import type { Shopper } from './cart-owner.ts'
import { findSharedCart } from './cart-queries.ts'
import { insertLines, readLines } from './line-queries.ts'
import { changeOrBeginCart, type CartShop } from './change-cart.ts'
import { noSharedCart } from './refusals.ts'

/**
 * Puts what somebody shared into the shopper's own cart, which then holds at least as many of each; taking it twice is the
 * same as once. Notices say what could not be had.
 *
 * @throws AppError not_found, too_many_requests
 */
export async function takeSharedCart(shop: CartShop, shopper: Shopper, token: string, from: string): Promise<void> {
  const sharedId = await findSharedCart(shop.db, hashOfKey(token))
  if (!sharedId) throw noSharedCart()
  await changeOrBeginCart(shop, shopper, from, async (tx, cartId) => {
    const shared = await readLines(tx, sharedId)
    const variants = await holdVariantsOf(tx, shared)
    const merge = takeLines(await readLines(tx, cartId), shared, offersOf(variants))
    await applyMerge(tx, cartId, merge, variants, ({ variantId }, quantity) => {
      const { name, size, type, price } = variants.get(variantId)!
      return insertLines(tx, [{ cartId, variantId, name, size, type, quantity, seenPrice: price }])
    })
  })
}
