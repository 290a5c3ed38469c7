import type { Rupees } from '#domain/money.ts'
import { useGoodsInCart } from '../../cart/cart-signals.ts'

/** Returns whether a price comes near the limit of free delivery, so that the box says how much is missing. */
export function nearsLimit(price: Rupees, limit: Rupees): boolean {
  return price <= limit && price >= limit / 2
}

/** Returns how to say that the delivery is free, where another line does not say why. */
export function useFreeWords(price: Rupees, limit: Rupees) {
  const goods = useGoodsInCart()
  const isByCart = goods > 0 && price <= limit && !nearsLimit(price, limit)
  return isByCart ? 'delivery.free-with-cart' : 'delivery.free'
}
