import type { Rupees } from '../money.ts'

/** Pieces of one variant that a line asks for at most. */
export const MAX_QUANTITY = 10

/** Lines of one cart, those saved for later among them. */
export const MAX_CART_LINES = 100

/** The most variants of a product that a line repeats all of; a large cart would be megabytes. */
export const MAX_WHOLE_CHOICES = 30

/** How long a guest's cart is kept after it was last used, and a shared one after it was shared. */
export const CART_KEPT_DAYS = 90

/** What the shop has of a variant now. There is none of a variant that left the shop. */
export type Offer = { price: Rupees; stock: number }

/** `short`: some are left, but fewer than the line asks for. */
export const lineStates = ['available', 'short', 'sold-out', 'gone'] as const
export type LineState = (typeof lineStates)[number]

/**
 * Why a cart holds fewer pieces than requested: more than a line may hold, more than is left, none is left, it
 * left the shop, or the cart had no room for another line.
 */
export const cutReasons = ['limit', 'stock', 'sold-out', 'gone', 'full'] as const
export type CutReason = (typeof cutReasons)[number]

export function lineState(quantity: number, offer: Offer | undefined): LineState {
  if (!offer) return 'gone'
  if (offer.stock === 0) return 'sold-out'
  return offer.stock < quantity ? 'short' : 'available'
}

/** Pieces of a line that can be bought now: those that count. */
export function buyable(quantity: number, offer: Offer | undefined): number {
  return Math.min(quantity, offer?.stock ?? 0)
}

/** As many as a line may hold and the shop has, and what it was that allowed no more. */
export function fitQuantity(wanted: number, stock: number): { quantity: number; cutBy?: 'limit' | 'stock' } {
  const quantity = Math.min(wanted, MAX_QUANTITY, stock)
  if (quantity === wanted) return { quantity }
  return { quantity, cutBy: stock < MAX_QUANTITY ? 'stock' : 'limit' }
}
