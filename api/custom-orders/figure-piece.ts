import type { ShippingMethod } from '#domain/delivery-methods.ts'
import { isLargeItem } from '#domain/large-item.ts'
import { orderTotal, type OrderTotal } from '#domain/order-total.ts'
import type { PaymentMethod } from '#domain/payment-methods.ts'
import { deliveryOf, offeredPayments } from '../checkout/offered-methods.ts'
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

/** All but cash: the deposit is paid before anybody comes. */
export function piecePayments(
  shop: CheckoutShop,
  district: string,
  method: ShippingMethod | undefined,
  offer: Parameters<typeof offeredPayments>[3],
): Exclude<PaymentMethod, 'cod'>[] {
  return offeredPayments(shop, district, method, offer).filter((payment) => payment !== 'cod')
}

export function pieceAsksAccess({ widthCm, heightCm, depthCm }: StoredRequest): boolean {
  return isLargeItem({ weightKg: null, widthCm, heightCm, depthCm })
}
