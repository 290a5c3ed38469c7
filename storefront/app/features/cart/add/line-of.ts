import type { AddLineBody } from '#contract/cart.ts'
import type { CardOffer } from '#contract/catalog/products.ts'

/** Returns what to add for a color and size: the shop chooses the type. */
export function lineOf(
  { _id: productId }: { _id: string },
  { color, size, price: shownPrice }: CardOffer,
): AddLineBody {
  return { productId, shownPrice, ...(color !== null && { color }), ...(size !== null && { size }) }
}
