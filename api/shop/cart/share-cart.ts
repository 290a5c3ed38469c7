import { CART_KEPT_DAYS } from '#domain/cart/cart.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { holdVariantsOf } from './apply-merge.ts'
import type { Shopper } from './cart-owner.ts'
import { sha256 } from '../../platform/secrets/hash.ts'
import { newCartKey } from '../../platform/secrets/random.ts'
import { insertSharedCart } from './cart-queries.ts'
import { insertLines, readLines, type LineRow, type VariantRow } from './line-queries.ts'
import { changeCart, type CartShop } from './change-cart.ts'
import { say } from '../../platform/language/sentence.ts'

const DAY_MS = 86_400_000

/**
 * Copies the present cart for anyone with the token. Later changes of the cart do not change the copy.
 *
 * @throws AppError conflict for an empty cart; too_many_requests
 */
export async function shareCart({ db, addressLimits }: CartShop, shopper: Shopper, from: string) {
  await addressLimits.sharedCarts.take(from)
  const token = newCartKey()
  const createdAt = await changeCart(db, shopper, async (tx, cartId) => {
    const lines = (await readLines(tx, cartId)).filter(({ isSaved }) => !isSaved)
    if (lines.length === 0) return undefined
    const variants = await holdVariantsOf(tx, lines)
    const shared = await insertSharedCart(tx, sha256(token))
    await insertLines(
      tx,
      lines.map((line) => copyOf(line, shared.id, variants.get(line.variantId))),
    )
    return shared.createdAt
  })
  if (!createdAt) throw new AppError('conflict', say('cart.nothing-to-share'))
  return { token, keptUntil: new Date(createdAt.getTime() + CART_KEPT_DAYS * DAY_MS).toISOString() }
}

/** Copies a line at the current price, so that readers see price changes since the sharing. */
function copyOf(
  { name, color, size, type, quantity, seenPrice, addedAt }: LineRow,
  cartId: string,
  variant?: VariantRow,
) {
  const price = variant?.price ?? seenPrice
  return { cartId, variantId: variant?.id ?? null, name, color, size, type, quantity, seenPrice: price, addedAt }
}
