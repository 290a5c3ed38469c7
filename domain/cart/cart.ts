import type { Rupees } from '../money.ts'

/** Maximum number of pieces of a line. */
export const MAX_QUANTITY = 10

/** Maximum number of lines of a cart, including those saved for later. */
export const MAX_CART_LINES = 100

/** A line lists all variants of a product up to this number; otherwise a large cart would have megabytes. */
export const MAX_WHOLE_CHOICES = 30

/** How long a guest's cart is kept after its last use, and a shared cart after the sharing. */
export const CART_KEPT_DAYS = 90

/** Price and stock of a variant now. A variant that left the shop has no offer. */
export type Offer = { price: Rupees; stock: number }

/** `short`: some are left, but fewer than the line asks for. */
export const lineStates = ['available', 'short', 'sold-out', 'gone'] as const
export type LineState = (typeof lineStates)[number]

/**
 * Why a cart holds fewer pieces than requested: the limit of a line, too little stock, no stock, a variant that left the
 * shop, or no room for another line.
 */
export const cutReasons = ['limit', 'stock', 'sold-out', 'gone', 'full'] as const
export type CutReason = (typeof cutReasons)[number]

export function lineState(quantity: number, offer: Offer | undefined): LineState {
  if (!offer) return 'gone'
  if (offer.stock === 0) return 'sold-out'
  return offer.stock < quantity ? 'short' : 'available'
}

/** Returns how many pieces of a line can be bought now; only these count in the total. */
export function buyable(quantity: number, offer: Offer | undefined): number {
  return Math.min(quantity, offer?.stock ?? 0)
}

/** Reduces a quantity to the limit of a line and the stock, and returns which of them reduced it. */
export function fitQuantity(wanted: number, stock: number): { quantity: number; cutBy?: 'limit' | 'stock' } {
  const quantity = Math.min(wanted, MAX_QUANTITY, stock)
  if (quantity === wanted) return { quantity }
  return { quantity, cutBy: stock < MAX_QUANTITY ? 'stock' : 'limit' }
}
