import type { DeliverySlot } from '../fulfilment/delivery-planning.ts'
import { orderActions, type OrderAction } from './order-states.ts'
import type { ProductionStage } from '../custom-requests/custom-requests.ts'

/** What can happen to an order besides a change of its state, as its timeline names it. */
const orderHappenings = [
  'place',
  /** A guest entered the code from our mail. */
  'verified',
  /** Money arrived: `amount`. */
  'payment',
  /** The buyer pays another way than they chose first. */
  'payment-changed',
  /** A wallet's attempt ended without money. */
  'payment-failed',
  /** The buyer sent a picture of the bank's voucher. */
  'voucher',
  'voucher-declined',
  /** Money goes back within seven days: `amount`. */
  'refund-due',
  /** It went back. */
  'refund',
  /** `day` and `slot` were chosen, or chosen again. */
  'delivery-planned',
  /** Some of its pieces follow in a delivery of their own. */
  'delivery-split',
  /** Somebody is on the way with it. */
  'delivery-out',
  /** Nobody could take it: it comes on another day. */
  'delivery-failed',
  /** Some of its pieces were handed over, and others follow. */
  'part-delivered',
  'damage-reported',
  'damage-accepted',
  'damage-declined',
  /** `day` and `slot` of a repair or a replacement; and that it is done. */
  'remedy-planned',
  'remedied',
  'return-requested',
  'return-approved',
  'return-declined',
  'return-withdrawn',
  'return-collected',
  'return-received',
  /** An invoice or a credit note: `number`. */
  'invoice',
  'credit-note',
  /** A custom piece reached a `stage` of its making. */
  'production',
  /** Where it goes, or whom to call, is another now. */
  'contact-changed',
] as const

export type OrderEventAction = OrderAction | (typeof orderHappenings)[number]

export const orderEventActions = [...(Object.keys(orderActions) as OrderAction[]), ...orderHappenings] as const

/** What an event says besides its name; nothing personal, since it is never changed. */
export type OrderEventDetail = {
  /** Whole rupees. */
  amount?: number
  /** In Nepal, as `2026-11-24`. */
  day?: string
  slot?: DeliverySlot
  stage?: ProductionStage
  /** Number of an invoice or a credit note. */
  number?: string
}
