import type { Rupees } from '../money.ts'
import type { DayRange, DeliveryMethod, ZoneDays } from './delivery-estimate.ts'

/** The most that a zone may charge for each large piece. */
export const MAX_LARGE_ITEM_FEE: Rupees = 100_000

/** The most business days that may be usual where the shop delivers by arrangement. */
export const MAX_ARRANGED_DAYS = 90

/** A zone as staff set it. A fee is null where the shop's applies. */
export type ZoneSettings = ZoneDays & {
  arranged: DayRange | null
  standardFee: Rupees | null
  expressFee: Rupees | null
  largeItemFee: Rupees
  /** Ignored where the shop delivers by arrangement. */
  cashAllowed: boolean
  fittingOffered: boolean
}

/** What holds for a delivery to a zone. */
export type ZoneTerms = ZoneDays & {
  /**
   * The usual business days where the shop delivers by arrangement; null elsewhere, or if nobody set them. They are no
   * promise: no date follows from them.
   */
  arranged: DayRange | null
  standardFee: Rupees
  expressFee: Rupees
  /** Added for each large piece. */
  largeItemFee: Rupees
  /** Whether the driver takes cash. */
  cash: boolean
  /** Whether our fitters build the furniture up. */
  fitting: boolean
}

/** Where a district has no zone: by arrangement, at the shop's fee, paid before it leaves. */
const noZone: ZoneSettings = {
  standard: null,
  express: null,
  arranged: null,
  standardFee: null,
  expressFee: null,
  largeItemFee: 0,
  cashAllowed: false,
  fittingOffered: false,
}

/** The shop's fees, for zones without their own; without a fee for express, that is as dear as standard. */
export type ShopFees = { shippingFee: Rupees; expressFee: Rupees | null }

/** Returns the terms of a zone; those of a district without a zone for null. */
export function zoneTerms(zone: ZoneSettings | null, shop: ShopFees): ZoneTerms {
  const { standard, express, arranged, standardFee, expressFee, largeItemFee } = zone ?? noZone
  const { cashAllowed, fittingOffered } = zone ?? noZone
  return {
    standard,
    express,
    arranged,
    standardFee: standardFee ?? shop.shippingFee,
    expressFee: expressFee ?? shop.expressFee ?? shop.shippingFee,
    largeItemFee,
    // By arrangement, the day of the delivery is not known yet, and the order is paid before.
    cash: cashAllowed && standard !== null,
    fitting: fittingOffered,
  }
}

export function feeOf({ standardFee, expressFee }: ZoneTerms, method: DeliveryMethod): Rupees {
  return method === 'express' ? expressFee : standardFee
}
