import type { DeliveryEstimate } from '../delivery-zones/delivery-estimate.ts'
import type { DeliverySlot } from '../fulfilment/delivery-planning.ts'
import type { RequestState } from '../instalments/request-states.ts'
import type { PaymentMethod } from '../payments/payment-methods.ts'
import type { OrderEditDetail } from './order-edit.ts'
import { orderActions, type OrderAction } from './order-states.ts'
import type { ProductionStage } from '../custom-requests/custom-requests.ts'

/** Events of an order's timeline that do not change its state. */
const orderHappenings = [
  'place',
  /** A guest entered the code from our mail or SMS. */
  'verified',
  /** A payment arrived: `amount`. */
  'payment',
  /** The buyer changed the payment method: `from` one, `to` another. */
  'payment-changed',
  /** A wallet attempt ended without a payment. */
  'payment-failed',
  /** The buyer sent a photo of a bank voucher. */
  'voucher',
  'voucher-declined',
  /** A refund is due within seven days: `amount`. */
  'refund-due',
  /** A refund was paid: `amount`. */
  'refund',
  /** `day` and `slot` of a delivery were chosen or changed. */
  'delivery-planned',
  /** Some pieces were moved to another delivery. */
  'delivery-split',
  /** A delivery is on its way. */
  'delivery-out',
  /** A `delivery` failed on `day` in `slot` and needs another day: between those of `estimate`. */
  'delivery-failed',
  /** Some pieces were handed over; others follow. */
  'part-delivered',
  'damage-reported',
  'damage-accepted',
  'damage-declined',
  /** `day` and `slot` of a repair or replacement, and its completion. */
  'remedy-planned',
  'remedied',
  'return-requested',
  'return-approved',
  'return-declined',
  'return-withdrawn',
  'return-collected',
  'return-received',
  /** An invoice or a credit note was issued: `number`. */
  'invoice',
  'credit-note',
  /** A custom piece reached a `stage` of its production. */
  'production',
  /** Staff changed what was ordered or what it costs: `edit`. */
  'edited',
  /** Pieces come back for others: `exchangedFor` names the order that goes out, `exchangeOf` the order of which they are. */
  'exchanged',
  /** The new order ended before the pieces were back. */
  'exchange-ended',
  /** Staff changed the address or the contact. */
  'contact-changed',
  /** Staff changed the business that the invoice is for. */
  'business-changed',
  /** A request for instalments came into the state `instalments`. */
  'instalments',
  /** The buyer gave up the email address: news goes to the phone. */
  'news-by-sms',
  /** The buyer, who placed it as a guest, added it to an account. */
  'added-to-account',
] as const

export type OrderEventAction = OrderAction | (typeof orderHappenings)[number]

export const orderEventActions = [...(Object.keys(orderActions) as OrderAction[]), ...orderHappenings] as const

/** Details of an event. They are never edited, so they contain no personal data. */
export type OrderEventDetail = {
  /** Whole rupees. */
  amount?: number
  /** In Nepal, as `2026-11-24`. */
  day?: string
  slot?: DeliverySlot
  /** Number of a delivery. */
  delivery?: number
  /** Absent by arrangement. */
  estimate?: DeliveryEstimate
  stage?: ProductionStage
  /** Number of an invoice or a credit note. */
  number?: string
  /** Staff changed the phone number as well. No page shows it. */
  changesPhone?: true
  /** Staff changed, added or removed the person who receives it. No page shows it. */
  changesRecipient?: true
  /** Staff have caused so many messages that this one was not sent. No page of the shop shows it. */
  isUntold?: true
  instalments?: RequestState
  /** What staff changed. The back office alone shows it. */
  edit?: OrderEditDetail
  from?: PaymentMethod
  to?: PaymentMethod
  /** Numbers of orders. */
  exchangedFor?: string
  exchangeOf?: string
}
