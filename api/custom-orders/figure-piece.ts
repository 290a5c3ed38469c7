import type { ShippingMethod } from '#domain/delivery-methods.ts'
import { depositOf } from '#domain/custom-quote.ts'
import { isLargeItem } from '#domain/large-item.ts'
import { orderTotal, type OrderTotal } from '#domain/order-total.ts'
import type { PaymentMethod } from '#domain/payment-methods.ts'
import { deliveryOf, offeredPayments, type WalletOffer } from '../checkout/offered-methods.ts'
import type { CheckoutShop } from '../checkout/shop-queries.ts'
import type { StoredQuote, StoredRequest } from './request-queries.ts'

/** What a piece costs to its door. The offer is the shop's last word: no promotion takes anything off it. */
export function figurePiece(
  shop: CheckoutShop,
  { price }: StoredQuote,
  method: ShippingMethod | undefined,
  now: Date,
): OrderTotal {
  return orderTotal([{ unitPrice: price, quantity: 1, categoryIds: [] }], deliveryOf(shop, method), [], now)
}

/**
 * All but cash: the deposit is paid before anybody comes. A wallet has to take the smaller part too, the balance.
 *
 * @param total  what the piece costs to its door
 */
export function piecePayments(
  shop: CheckoutShop,
  district: string,
  method: ShippingMethod | undefined,
  { wallets, total }: WalletOffer,
): Exclude<PaymentMethod, 'cod'>[] {
  const balance = total - depositOf(total)
  const offered = offeredPayments(shop, district, method, { wallets, total: balance })
  return offered.filter((payment) => payment !== 'cod')
}

export function pieceAsksAccess({ widthCm, heightCm, depthCm }: StoredRequest): boolean {
  return isLargeItem({ weightKg: null, widthCm, heightCm, depthCm })
}
