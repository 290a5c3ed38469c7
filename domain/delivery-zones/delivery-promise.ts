import type { Rupees } from '../money.ts'
import { type DayRange, type DeliveryEstimate, type DeliveryMethod, estimateDelivery } from './delivery-estimate.ts'
import { deliveryFee } from './delivery-fee.ts'
import { isMadeToOrder } from './made-to-order.ts'
import { feeOf, type ZoneTerms } from './zone-terms.ts'

/** The longest time of making that a product may promise, in business days. */
export const MAX_MADE_IN_DAYS = 90

/** A piece that a shopper looks at. */
export type PromisedPiece = {
  price: Rupees
  isLarge: boolean
  countInStock: number
  /** Business days that making it takes once it is sold out; null if the shop makes no promise about that. */
  madeInDays: number | null
}

/** What holds on the day of the promise. */
export type PromiseTerms = {
  now: Date
  /** Days on which the shop is closed, as `2026-11-24`. */
  holidays: readonly string[]
  freeOver: Rupees
}

/** When one piece arrives, at what cost, and what the zone does not offer. */
export type DeliveryPromise = {
  /** Null where the shop delivers by arrangement. */
  arrives: DeliveryEstimate | null
  /** Sold out, and made for the buyer, who pays a part of it before. */
  isMade: boolean
  /** Whole rupees for an order of this piece alone; 0 if free. */
  cost: Rupees
  cash: boolean
  fitting: boolean
  /** Null where there is no express delivery. */
  express: { arrives: DeliveryEstimate; cost: Rupees } | null
}

/** Returns what the shop promises about the delivery of a piece; null for a piece that cannot be had. */
export function promisedDelivery(zone: ZoneTerms, piece: PromisedPiece, terms: PromiseTerms): DeliveryPromise | null {
  const isMade = isMadeToOrder(piece)
  if (piece.countInStock === 0 && !isMade) return null
  const cost = (method: DeliveryMethod) => costOf(zone, piece, terms, method)
  const days = isMade ? laterBy(zone.standard, piece.madeInDays ?? 0) : zone.standard
  const express = isMade ? null : estimateDelivery(terms.now, zone, 'express', terms.holidays)
  return {
    arrives: estimateDelivery(terms.now, { ...zone, standard: days }, 'standard', terms.holidays),
    isMade,
    cost: cost('standard'),
    cash: zone.cash && !isMade,
    fitting: zone.fitting,
    express: express && { arrives: express, cost: cost('express') },
  }
}

function costOf(
  zone: ZoneTerms,
  { price, isLarge }: PromisedPiece,
  { freeOver }: PromiseTerms,
  method: DeliveryMethod,
): Rupees {
  const fees = { fee: feeOf(zone, method), largeItemFee: zone.largeItemFee, freeOver }
  return deliveryFee(fees, { subtotal: price, largeItems: isLarge ? 1 : 0 })
}

function laterBy(range: DayRange | null, days: number): DayRange | null {
  return range && { min: range.min + days, max: range.max + days }
}
