import type { DeliveryZonesReply } from '#contract/delivery-zones.ts'
import { type DeliveryPromise, type PromisedPiece, promisedDelivery } from '#domain/delivery-zones/delivery-promise.ts'
import { type ZoneTerms, zoneTerms } from '#domain/delivery-zones/zone-terms.ts'
import { useGoodsInCart } from '../../cart/cart-signals.ts'
import { useDistrict } from '../district/district.ts'
import { useNow } from '../use-now.ts'

type Zones = DeliveryZonesReply['data']

/** The chosen district and its terms; undefined for a name that is no district, which forget-unknown.ts forgets. */
export function useZone(zones: Zones): { district: string; zone: ZoneTerms } | undefined {
  return zoneOf(zones, useDistrict())
}

/** Returns whether the driver takes cash in a district. */
export function takesCash(zones: Zones, district: string): boolean {
  return zoneOf(zones, district)?.zone.cash ?? true
}

/** Returns whether the shop's fitters come to a district. */
export function hasFitting(zones: Zones, district: string): boolean {
  return zoneOf(zones, district)?.zone.fitting ?? true
}

function zoneOf(zones: Zones, district: string): { district: string; zone: ZoneTerms } | undefined {
  const known = zones.provinces.flatMap(({ districts }) => districts).find(({ name }) => name === district)
  if (!known) return undefined
  const zone = zones.zones.find(({ _id }) => _id === known.zoneId)
  // No district without a zone has express, so its fee is not needed.
  return { district, zone: zone ?? zoneTerms(null, { shippingFee: zones.shippingFee, expressFee: null }) }
}

/** Returns what the shop promises now for a piece in a zone, ordered with the cart; null for one that cannot be had. */
export function usePromise(zones: Zones, zone: ZoneTerms, piece: PromisedPiece): DeliveryPromise | null {
  const now = useNow()
  const together = { ...piece, price: piece.price + useGoodsInCart() }
  return promisedDelivery(zone, together, { now, holidays: zones.holidays, freeOver: zones.freeShippingOver })
}
