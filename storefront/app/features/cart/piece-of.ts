import type { Cart, CartLine } from '#contract/cart.ts'
import type { PromisedPiece } from '#domain/delivery-zones/delivery-promise.ts'

/** A line, as far as the day of its delivery depends on it. What a cart holds is never made to order. */
export function pieceOf({ price, isLarge, countInStock }: CartLine): PromisedPiece {
  return { price, isLarge, countInStock, madeInDays: null }
}

/** The same of everything in the cart that can be bought. */
export function cartAsPiece({ totals, itemCount }: Pick<Cart, 'totals' | 'itemCount'>): PromisedPiece {
  return { price: totals.subtotal, isLarge: false, countInStock: itemCount, madeInDays: null }
}
