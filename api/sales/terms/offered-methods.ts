import {
  deliveryMethods,
  type ShippingMethod,
  estimateDelivery,
  estimatePickup,
  type DayRange,
  type DeliveryEstimate,
} from '#domain/delivery-zones/delivery-estimate.ts'
import { feeOf, zoneTerms, type ZoneTerms } from '#domain/delivery-zones/zone-terms.ts'
import type { Delivery } from '#domain/checkout/order-total.ts'
import type { PaymentMethod, WalletProvider } from '#domain/payments/payment-methods.ts'
import { LEAST_WALLET_RUPEES } from '#domain/payments/payments.ts'
import { districtNames } from '#domain/addresses/provinces.ts'
import type { CheckoutShop } from './shop-queries.ts'

/** The methods of a district; all of them as long as none is chosen. */
export function offeredMethods({ zone }: CheckoutShop, district: string): ShippingMethod[] {
  const hasExpress = !isDistrict(district) || Boolean(zone?.express)
  return deliveryMethods.filter((method) => method !== 'express' || hasExpress)
}

/** The wallets a shop takes, and what an order comes to: they pay no trifles. */
export type WalletOffer = { wallets: readonly WalletProvider[]; total: number }

/**
 * Cash is possible at the store, and where a driver comes on a known day and may take cash; wallets are
 * always possible. When nothing is due, no wallet and no transfer would ever arrive: it counts as cash, which nobody
 * takes at the door.
 */
export function offeredPayments(
  shop: CheckoutShop,
  district: string,
  method: ShippingMethod | undefined,
  { wallets, total }: WalletOffer,
): PaymentMethod[] {
  if (total === 0) return ['cod']
  const takesCash = method === 'pickup' || !isDistrict(district) || termsOf(shop).cash
  return [
    ...(takesCash ? (['cod'] as const) : []),
    ...(total < LEAST_WALLET_RUPEES ? [] : wallets),
    ...(shop.bankAccountNumber === '' ? [] : (['bank'] as const)),
  ]
}

/** Whether our fitters build the goods up; before a district is known, whether they do where they can come. */
export function offersFitting(shop: CheckoutShop, district: string, method: ShippingMethod | undefined): boolean {
  return method !== 'pickup' && (!isDistrict(district) || termsOf(shop).fitting)
}

/** What a method costs before promotions; that of a standard delivery as long as none is chosen. */
export function deliveryOf(shop: CheckoutShop, method?: ShippingMethod): Delivery {
  if (method === 'pickup') return { method }
  const terms = termsOf(shop)
  const { largeItemFee } = terms
  return { method: 'delivery', fee: feeOf(terms, method ?? 'standard'), largeItemFee, freeOver: shop.freeShippingOver }
}

/** Business days and the dates that follow; null by arrangement, which may have usual days instead. */
export function arrivalOf(
  shop: CheckoutShop,
  method: ShippingMethod,
  now: Date,
): { days: DayRange | null; arranged: DayRange | null; estimate: DeliveryEstimate | null } {
  if (method === 'pickup') return { days: null, arranged: null, estimate: estimatePickup(now, shop.holidays) }
  const terms = termsOf(shop)
  const { [method]: days, arranged } = terms
  return { days, arranged, estimate: estimateDelivery(now, terms, method, shop.holidays) }
}

function termsOf(shop: CheckoutShop): ZoneTerms {
  return zoneTerms(shop.zone, shop)
}

const districts = new Set<string>(districtNames)

function isDistrict(text: string): boolean {
  return districts.has(text)
}
