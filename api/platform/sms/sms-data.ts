import type { Order } from '#contract/orders/orders.ts'
import type { PlannedArrival, PlannedTime } from '#domain/fulfilment/delivery-planning.ts'
import type { RequestState } from '#domain/instalments/request-states.ts'
import type { PaidWay, PaymentMethod } from '#domain/payments/payment-methods.ts'
import type { VisitPart } from '#domain/tickets/measuring-visit.ts'

/** An order and what opens it: `token` is the last part of the link (domain/orders/short-token.ts). */
type OfOrder = { number: string; token: string }

/**
 * Which of the order's deliveries it is, from 1, and how many there are. Absent where one delivery brings the whole order,
 * and in messages of an older version.
 */
export type OrderPart = { number: number; count: number }

/**
 * The product of a notice, with the path of its page and that of the chosen variant. `stop` ends the link that unsubscribes
 * (api/shop/notices/person.ts). Of the names in SMS only a product's stands here: without it nobody knows what fell in price.
 */
type NoticedPiece = { name: string; path: string; chosenPath: string; stop: string }
type OfDelivery = OfOrder & { part?: OrderPart | undefined }

/**
 * The data of each SMS. It holds no names and addresses: one Devanagari letter would make an English message cost twice
 * as much.
 */
export type SmsData = {
  /** The code that confirms a guest's order. `total` in rupees, `until` an instant in ISO form. */
  'order-code': { number: string; total: number; code: string; until: string }
  /** `payUntil`: when an order by wallet or transfer ends unless it is paid, an instant in ISO form; absent for others. */
  'order-placed': OfOrder & { total: number; payUntil?: string | undefined }
  'order-link': OfOrder
  /** `arrival` counts before the estimate; absent in messages of an older version. */
  /** `arranged`: the usual business days by arrangement. Absent in messages of an older version. */
  'order-confirmed': OfOrder &
    Pick<Order, 'method' | 'estimate' | 'collectionCode'> &
    Partial<Pick<Order, 'arranged'>> & { arrival?: PlannedArrival }
  'order-cancelled': OfOrder
  /** The shop has changed it; `total` in rupees, as it is now. */
  'order-edited': OfOrder & { total: number }
  /** Another payment method, set by staff. */
  'payment-changed': OfOrder & { payment: PaymentMethod; due: number }
  /** An exchange; the order is the one that goes out. */
  'order-exchanged': OfOrder & { due: number; refund: number }
  /** `isInParts`: several deliveries brought it. Absent in messages of an older version. */
  'order-delivered': OfOrder & { isInParts?: boolean }
  /** To a guest who asked a question about a product. */
  'question-answered': { productId: number }
  /**
   * `code` proves to the driver who takes the goods. `cash` is what the driver collects, in rupees, absent for none. The
   * SMS names that of a part, if it costs no more so. `isForAnother`: the driver asks somebody else for both. Absent in
   * messages of an older version.
   */
  'delivery-out': OfDelivery & { code: string; cash?: number | undefined; isForAnother?: boolean }
  'delivery-planned': OfDelivery & PlannedTime
  /**
   * `canChoose`: a new day; `isExpected`: between days of a new estimate. The `reason` is left out if two parts do not hold
   * it. Absent in messages of an older version.
   */
  'delivery-failed': OfDelivery & { canChoose?: boolean; isExpected?: boolean; reason?: string }
  /** Rupees; `due` is still to be paid. */
  'payment-received': OfOrder & { amount: number; due: number }
  /**
   * `dueBy` is the deadline of the refund, an instant in ISO form; `method` is how the money came in. `method` and
   * `isCancelled` are absent in messages of an older version.
   */
  'refund-due': OfOrder & { amount: number; method?: PaidWay; dueBy: string; isCancelled?: boolean }
  'refund-done': OfOrder & { amount: number }
  /** `until`: when the unpaid order expires, an instant in ISO form; null when nothing expires. */
  'voucher-declined': OfOrder & { until: string | null }
  'damage-answered': OfOrder
  /** Somebody comes to repair or replace a damaged piece. */
  'visit-planned': OfOrder & PlannedTime
  'return-answered': OfOrder
  /** `amount` in rupees. The page of the link shows what is left. */
  'gift-card': { code: string; amount: number }
  'instalment-news': OfOrder & { state: RequestState }
  /**
   * To a guest who requested a measuring visit without an email address: `day` as `2026-11-24`. `token` ends the link of
   * the ticket (domain/orders/short-token.ts).
   */
  'visit-requested': { day: string; part: VisitPart; token: string }
  /** The code with which a guest asks for notices. */
  'notice-code': { code: string }
  /** `price` in rupees. */
  'price-drop': NoticedPiece & { price: number }
  'back-in-stock': NoticedPiece
  'cart-reminder': { stop: string }
}
export type SmsTemplate = keyof SmsData

/** SMS with a code to enter. They go first, end with the code, and have limits of their own (rate-limits/sms-limits.ts). */
const withCode: ReadonlySet<string> = new Set<SmsTemplate>(['order-code', 'notice-code'])

export function isCodeTemplate(template: string): boolean {
  return withCode.has(template)
}

/** SMS that people have asked for, and that can wait. */
export const noticeTemplates = ['price-drop', 'back-in-stock', 'cart-reminder'] as const satisfies SmsTemplate[]

export function isNotice(template: SmsTemplate): boolean {
  return (noticeTemplates as readonly SmsTemplate[]).includes(template)
}
