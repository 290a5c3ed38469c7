import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import { depositOf } from '#domain/custom-requests/custom-quote.ts'
import { isLargeItem } from '#domain/catalog/sizes.ts'
import { orderTotal, type OrderTotal } from '#domain/checkout/order-total.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { deliveryOf, offeredPayments, offersFitting, type WalletOffer } from '../terms/offered-methods.ts'
import type { CheckoutShop } from '../terms/shop-queries.ts'
import type { StoredQuote, StoredRequest } from './request-queries.ts'

/** Returns the total of a piece with its delivery. No promotion applies to the offered price. */
export function figurePiece(
  shop: CheckoutShop,
  { request, quote: { price } }: { request: StoredRequest; quote: StoredQuote },
  method: ShippingMethod | undefined,
  now: Date,
): OrderTotal {
  const line = { unitPrice: price, quantity: 1, categoryIds: [], isLarge: isLargePiece(request) }
  return orderTotal([line], deliveryOf(shop, method), [], now)
}

/**
 * Returns the payment methods for a piece. Cash is excluded, because the deposit comes first. A wallet must also accept
 * the smaller part, the balance.
 *
 * @param total  price of the piece with its delivery
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

/** Whether floor and access are needed: for a large piece, in a district where our fitters come and carry it in. */
export function pieceAsksAccess(request: StoredRequest, shop: CheckoutShop, district: string): boolean {
  return offersFitting(shop, district, undefined) && isLargePiece(request)
}

function isLargePiece({ widthCm, heightCm, depthCm }: StoredRequest): boolean {
  return isLargeItem({ weightKg: null, widthCm, heightCm, depthCm })
}
