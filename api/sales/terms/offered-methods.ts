import {
  deliveryMethods,
  type ShippingMethod,
  estimateDelivery,
  estimatePickup,
  type DayRange,
  type DeliveryEstimate,
} from '#domain/delivery-zones/delivery-estimate.ts'
import type { Delivery } from '#domain/checkout/order-total.ts'
import type { PaymentMethod, WalletProvider } from '#domain/payments/payment-methods.ts'
import { LEAST_WALLET_RUPEES } from '#domain/payments/payments.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import type { CheckoutShop, CheckoutZone } from './shop-queries.ts'

/** Where a district has no zone: by arrangement, at the shop's fee, paid before it leaves. */
const noZone: CheckoutZone = { standard: null, express: null, standardFee: null, expressFee: null, cashAllowed: false }

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
  { zone, bankAccountNumber }: CheckoutShop,
  district: string,
  method: ShippingMethod | undefined,
  { wallets, total }: WalletOffer,
): PaymentMethod[] {
  const { standard, cashAllowed } = zone ?? noZone
  if (total === 0) return ['cod']
  const takesCash = method === 'pickup' || !isDistrict(district) || (standard !== null && cashAllowed)
  return [
    ...(takesCash ? (['cod'] as const) : []),
    ...(total < LEAST_WALLET_RUPEES ? [] : wallets),
    ...(bankAccountNumber === '' ? [] : (['bank'] as const)),
  ]
}

/** What a method costs before promotions; that of a standard delivery as long as none is chosen. */
export function deliveryOf({ zone, shippingFee, freeShippingOver }: CheckoutShop, method?: ShippingMethod): Delivery {
  if (method === 'pickup') return { method }
  const { standardFee, expressFee } = zone ?? noZone
  const fee = (method === 'express' ? expressFee : standardFee) ?? shippingFee
  return { method: 'delivery', fee, freeOver: freeShippingOver }
}

/** Business days and the dates that follow; null by arrangement. */
export function arrivalOf(
  { zone }: CheckoutShop,
  method: ShippingMethod,
  now: Date,
): { days: DayRange | null; estimate: DeliveryEstimate | null } {
  if (method === 'pickup') return { days: null, estimate: estimatePickup(now) }
  const known = zone ?? noZone
  return { days: known[method], estimate: estimateDelivery(now, known, method) }
}

const districts = new Set<string>(provinces.flatMap((province) => province.districts.map(({ name }) => name)))

function isDistrict(text: string): boolean {
  return districts.has(text)
}
