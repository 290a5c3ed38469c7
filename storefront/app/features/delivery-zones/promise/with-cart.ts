import type { PromisedPiece } from '#domain/delivery-zones/delivery-promise.ts'
import type { Rupees } from '#domain/money.ts'
import { useOrderPrice } from '../../cart/cart-signals.ts'

/** A piece on a page, and of which product: the cart may have that one already. */
export type ShownPiece = PromisedPiece & { productId?: string | undefined }

/** Returns whether a price comes near the limit of free delivery, so that the box says how much is missing. */
export function nearsLimit(price: Rupees, limit: Rupees): boolean {
  return price <= limit && price >= limit / 2
}

/** Returns how to say that the delivery is free, where another line does not say why. */
export function useFreeWords(piece: ShownPiece, limit: Rupees) {
  const { price } = piece
  const isByCart = useOrderPrice()(piece) > price && price <= limit && !nearsLimit(price, limit)
  return isByCart ? 'delivery.free-with-cart' : 'delivery.free'
}
