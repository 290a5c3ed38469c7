import type { DeliveryZonesReply } from '#contract/delivery-zones.ts'
import { type DeliveryPromise, promisedDelivery } from '#domain/delivery-zones/delivery-promise.ts'
import { type ZoneTerms, zoneTerms } from '#domain/delivery-zones/zone-terms.ts'
import type { Rupees } from '#domain/money.ts'
import { useOrderPrice } from '../../cart/cart-signals.ts'
import { useDistrict } from '../district/district.ts'
import { useNow } from '../use-now.ts'
import type { ShownPiece } from './with-cart.ts'

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
export function usePromise(zones: Zones, zone: ZoneTerms, piece: ShownPiece): DeliveryPromise | null {
  return promiseFor(zones, zone, piece, { now: useNow(), priceOf: useOrderPrice() })
}

/** When a piece is ordered, and what the order with it costs. */
type Ordered = { now: Date; priceOf: (piece: ShownPiece) => Rupees }

function promiseFor(
  zones: Zones,
  zone: ZoneTerms,
  piece: ShownPiece,
  { now, priceOf }: Ordered,
): DeliveryPromise | null {
  const together = { ...piece, price: priceOf(piece) }
  return promisedDelivery(zone, together, { now, holidays: zones.holidays, freeOver: zones.freeShippingOver })
}

/** Returns what the line of a piece depends on: equal texts for equal lines. */
export function shownPromise(zones: Zones, district: string, piece: ShownPiece, ordered: Ordered): string {
  const zone = zoneOf(zones, district)?.zone
  const promise = zone && promiseFor(zones, zone, piece, ordered)
  if (!promise) return ''
  const { arrives, isMade, cost, cash } = promise
  return JSON.stringify([arrives?.last, arrives?.first === arrives?.last, isMade, cost, cash])
}
