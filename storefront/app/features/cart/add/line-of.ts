import type { AddLineBody } from '#contract/cart.ts'
import type { CardOffer } from '#contract/catalog/products.ts'

/** Returns what to add for a color and size: the shop chooses the type, unless the offer has one. */
export function lineOf(
  { _id: productId }: { _id: string },
  { color, size, type, price: shownPrice }: CardOffer & { type?: string | null },
): AddLineBody {
  return {
    productId,
    shownPrice,
    ...(color !== null && { color }),
    ...(size !== null && { size }),
    ...(type && { type }),
  }
}
