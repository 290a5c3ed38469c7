import type { Order } from '#contract/orders/orders.ts'
import type { DamageRemedy, DamageState, ReturnState } from '#domain/fulfilment/after-sales.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import type { DeliverySlot, PlannedArrival, PlannedTime } from '#domain/fulfilment/delivery-planning.ts'
import type { CustomMaterial } from '#domain/custom-requests/request-form.ts'
import type { OrderActor } from '#domain/orders/order-states.ts'
import type { MovedState } from '#domain/instalments/request-states.ts'
import type { PaidWay, PaymentMethod } from '#domain/payments/payment-methods.ts'
import type { Answerer } from '#domain/questions/questions.ts'
import type { StaffRole } from '#domain/staff/staff.ts'
import type { TicketKind } from '#domain/tickets/tickets.ts'
import type { NoticeKind } from '#domain/notices/notices.ts'
import type { ProductionStage } from '#domain/custom-requests/custom-requests.ts'
import type { OrderMail } from './placed-order-data.ts'
import type { PurchaseMail } from './purchase-order.ts'
import type { SmsTrouble, StaffNews, WebhookPaused } from './staff-data.ts'

/** An update about an order. */
export type OrderNews = {
  name: string
  number: string
  /** Key of the link that opens it. */
  trackKey: string
  /** Rupees. */
  total: number
  /** The part of the total that is still to be paid; absent in mails from an older version. */
  due?: number
  /** Whether it is for a piece made to measure; absent for others, and in mails from an older version. */
  isCustom?: boolean
  /** Production time of a custom piece. */
  weeks?: number | undefined
  method: ShippingMethod
  payment: PaidWay
  /** Null unless it is a pickup. */
  collectionCode: string | null
  /** Pickup store, in the mail's language; null at the shop's own address, absent in mails from an older version. */
  store?: Order['store']
  /** Days in Nepal; null by arrangement. */
  estimate: { first: string; last: string } | null
  /** Usual business days by arrangement, null for none; absent in mails from an older version. */
  arranged?: Order['arranged']
  /** Counts before the estimate; absent where nothing is on its way, and in mails from an older version. */
  arrival?: PlannedArrival
  by: OrderActor
  /** '' for none. */
  reason: string
}

/** Where and with which code a custom piece is collected once it is ready. */
export type Collecting = Pick<OrderNews, 'collectionCode' | 'store'>

/** An update about a customer's money; rupees. */
export type MoneyNews = Pick<OrderNews, 'name' | 'number' | 'trackKey'> & {
  amount: number
  /** How the money came in; absent in mails of an older version. */
  method?: PaidWay
  /** Still to be paid. */
  due?: number
  /** Deadline of the refund, an instant in ISO form. */
  dueBy?: string
  /** When the unpaid order expires, an instant in ISO form. */
  until?: string
  /** Reference of the wallet or the bank. */
  reference?: string
  /** The shop's reason, '' for none. */
  reason?: string
  /** Whether the order is cancelled; mails of refunds do not say it, since its own mail does. */
  isCancelled?: boolean
  /** For a paid custom piece that can be collected now. */
  collect?: Collecting
}

/** Pieces with the name they were sold under, with color, size and type, in the language of the mail. */
export type NamedPieces = { title: string; quantity: number }

/** Data of a mail to the shop. It has no key, so that nobody who reads the mail can act as the customer. */
type WithoutKey<Data> = Omit<Data, 'key' | 'trackKey'> & { key?: never; trackKey?: never }

type OfOrder = {
  name: string
  number: string
  /** Key of the link that opens it. */
  trackKey: string
}

/** An order that the shop has changed before it left; rupees. */
export type EditedOrder = OfOrder & {
  /** What changed, with color, size and type, in the language of the mail; a count of 0 stands for none. */
  pieces: { title: string; from: number; to: number }[]
  /** The total before. */
  before: number
  total: number
  /** Still to be paid. */
  due: number
  payment: PaidWay
  method: ShippingMethod
  /** The new address; absent where address and delivery method stay. */
  address?: string
  /** Where it is collected since the edit; `store` null for the shop's own address. */
  collect?: { store: { name: string; address: string } | null }
  /** Whether an invoice was replaced, and the new one is there. */
  isInvoiced: boolean
  /** What goes back, how it came in, and the deadline, an instant in ISO form; absent for nothing. */
  refund?: { amount: number; method: PaidWay; dueBy: string }
  /** The shop's reason. */
  reason: string
}

/** An exchange: `number` is the order that goes out, `oldNumber` the one of which pieces come back; rupees. */
export type ExchangedOrder = OfOrder & {
  oldNumber: string
  back: NamedPieces[]
  pieces: NamedPieces[]
  /** Price of the pieces that come back. */
  worth: number
  /** Total of the order that goes out. */
  total: number
  /** Still to be paid for it. */
  due: number
  payment: PaidWay
  method: ShippingMethod
  /** What goes back once the pieces are there, and how it came in; absent for nothing. */
  refund?: { amount: number; method: PaidWay }
  /** Where the new order is collected; absent for a delivery, before it is confirmed, and in mails from an older version. */
  collect?: Collecting
  /** The shop's reason. */
  reason: string
}

/** An update about one of an order's deliveries. */
export type DeliveryNews = OfOrder & {
  kind: 'planned' | 'split' | 'out' | 'failed' | 'part-delivered'
  method: ShippingMethod
  /** Day in Nepal; null until somebody has chosen one. */
  day: string | null
  slot: DeliverySlot | null
  /** Null before the order is confirmed. */
  code: string | null
  /** Whether the buyer passes the code on to somebody else who receives it; absent in mails of an older version. */
  isForAnother?: boolean
  /** Its pieces. */
  pieces: NamedPieces[]
  /** The shop's reason for a split or a failure; '' for none, absent in mails of an older version. */
  reason?: string
  /**
   * After an attempt on `day`, which is no longer planned: the new estimate, null by arrangement, and whether the shopper
   * can choose a day.
   */
  failed?: { estimate: OrderNews['estimate']; canChoose: boolean } | undefined
  /** Rupees that the driver collects, in mails about the day and the way; absent for none. */
  cash?: number | undefined
  /** After a split, the deliveries at which cash is due, in rupees, with their pieces; absent for none. */
  cashByPart?: { number: number; count: number; pieces: NamedPieces[]; cash: number }[]
  /** After a part was delivered, when the rest comes; absent without a day. */
  rest?: PlannedTime | undefined
  /** After a part was delivered, whether the driver took the other pieces back. */
  isKept?: true | undefined
}

/** An update about a damage report. */
export type DamageNews = OfOrder & {
  state: DamageState
  piece: string
  remedy: DamageRemedy | null
  /** Whole rupees of the refund; null for other remedies. */
  amount: number | null
  /** When somebody comes to repair or replace it, once known. */
  visit?: PlannedTime
  /** The shop's words; '' for none. */
  answer: string
}

/** How far a request for instalments is. Amounts in whole rupees. */
export type InstalmentNews = OfOrder & {
  state: MovedState
  /** The shop's words; '' for none. */
  note: string
  /** In the customer's language. */
  bank: string
  months: number
  instalment: number
  downPayment: number
  totalPaid: number
}

/** An update about a return. */
export type ReturnNews = OfOrder & {
  state: ReturnState
  pieces: NamedPieces[]
  /** Whole rupees; null until the shop has decided. */
  refund: number | null
  /** Number of the order that the pieces pay for in an exchange; absent for other returns. */
  exchangedFor?: string
  /** The shop's words; '' for none. */
  answer: string
}

/** A mail to the shop: a shopper waits for an answer. */
export type AfterSalesRequest = WithoutKey<OfOrder> & {
  kind: 'damage' | 'return'
  pieces: NamedPieces[]
  /** The shopper's words; '' for none. */
  words: string
  photos: number
}

/** What a notice says about a variant; `title` has color, size and type. Paths are of the shop's pages and pictures. */
export type NoticedPiece = { title: string; path: string; picture: { path: string; alt: string } | null }

/** `more` counts what the mail does not name; `unsubscribe` is the token of the link that ends such mails. */
type Noticed = { more: number; unsubscribe: string }

/** A request for a custom piece. */
export type CustomNews = {
  name: string
  number: string
  /** Key of the link that opens it; '' in a preview for staff. */
  key: string
  /** The product it is modeled on. Mails from an older version have the color in it. */
  product: string | null
  /** Absent in mails from an older version. */
  color?: string | null
  material: CustomMaterial
  /** On one line. */
  measures: string
  /** Whether people lie along it, so that its depth is called the length. */
  isLainOn?: boolean
}

/** A message to the shop. */
export type TicketNews = {
  name: string
  number: string
  /** Key of the link that opens it. */
  key: string
  kind: TicketKind
  /** '' for none. */
  orderNumber: string
}

/** The data of each mail. `name` is the person's own, as typed; `at` an instant in ISO form. */
export type TemplateData = {
  'verify-email': { name: string; code: string }
  'account-exists': { name: string }
  'reset-password': { name: string; code: string }
  welcome: { name: string }
  'password-changed': { name: string; at: string }
  /** `place` as reported by a network in front of the server; null without one. */
  'new-device': { name: string; device: string; place: string | null; at: string }
  'order-confirmed': OrderNews
  'order-delivered': OrderNews
  'order-cancelled': OrderNews
  'order-returned': OrderNews
  'order-edited': EditedOrder
  'order-exchanged': ExchangedOrder
  /** `until`: when an unpaid order ends, an instant in ISO form. */
  'payment-changed': OfOrder & { payment: PaymentMethod; method: ShippingMethod; due: number; until?: string }
  'payment-received': MoneyNews
  'refund-due': MoneyNews
  'refund-done': MoneyNews
  'voucher-declined': MoneyNews
  /** To the shop; `amount` is still to be paid. */
  'voucher-sent': WithoutKey<Pick<MoneyNews, 'name' | 'number' | 'amount'>>
  /** Without `pieces` it comes from an older version, which told one product. */
  'back-in-stock': { name: string } & (
    | (Noticed & { pieces: NoticedPiece[] })
    | (Partial<Noticed> & { product: string } & Omit<NoticedPiece, 'title'>)
  )
  /** Rupees. */
  'price-drop': { name: string } & Noticed & { pieces: (NoticedPiece & { was: number; now: number })[] }
  'cart-reminder': { name: string } & Noticed & { pieces: (NoticedPiece & { quantity: number })[] }
  /** `piece` is the product with its color, size and type, null for a cart; `confirm` the token of the link. */
  'confirm-notice': { kind: NoticeKind; piece: string | null; confirm: string }
  /** `words`: the published answer, `by` its author; `path` of the product's page. */
  'question-answered': { name: string; product: string; path: string; by: Answerer; words: string }
  'order-placed': OrderMail
  'order-received': ReceivedOrder
  /** The link of an order, requested by somebody who knows its number and contact. */
  'order-link': OfOrder
  /** An order that waited for a transfer is to be paid in cash; `total` in rupees. */
  'now-in-cash': OfOrder & { total: number; method: ShippingMethod }
  /** Another code for an order, or with `forCash` the one that changes it to cash; `until` is an instant in ISO form. */
  'verify-order': OfOrder & { code: string; until: string; forCash?: true }
  'delivery-news': DeliveryNews
  'damage-news': DamageNews
  'return-news': ReturnNews
  'instalment-news': InstalmentNews
  /** `name` of the recipient, `buyer` and `message` as typed, each '' for none; `amount` in rupees. */
  'gift-card': { name: string; buyer: string; message: string; code: string; amount: number }
  'after-sales-request': AfterSalesRequest
  /** `instructions` as typed, absent in mails from an older version. */
  'custom-requested': CustomNews & { instructions?: string }
  /** `photos`: number of photos. */
  'custom-received': WithoutKey<CustomNews> & { phone: string; email: string; instructions: string; photos: number }
  /** `price` in rupees, `validUntil` a day in Nepal, `note` the shop's words or ''. */
  'custom-quoted': CustomNews & { price: number; weeks: number; validUntil: string; note: string }
  'custom-refused': CustomNews & { reason: string }
  'custom-declined': CustomNews
  /** `reason` as the shopper typed it, or ''. */
  'custom-ended': WithoutKey<CustomNews> & { action: 'decline' | 'withdraw'; reason: string }
  'custom-accepted': { order: OrderMail; deposit: number; payBy: string; weeks: number }
  /** `number` and `trackKey` of the order, `due` in rupees. */
  'custom-production': {
    name: string
    number: string
    trackKey: string
    stage: ProductionStage
    note: string
    due: number
    /** The account for a transfer of what is due; absent in mails from an older version. */
    bank?: Order['bank']
    /** Absent for a delivery, and in mails from an older version. */
    collect?: Collecting
    /** Absent in mails from an older version. */
    arrival?: PlannedArrival
  }
  'ticket-opened': TicketNews
  /** `message` as typed; `phone` '' for none. */
  'ticket-received': WithoutKey<TicketNews> & { email: string; phone: string; message: string }
  'ticket-written': WithoutKey<TicketNews> & { message: string }
  /** `words` are the shop's. */
  'ticket-answered': TicketNews & { words: string }
  /** `words`: '' for none. */
  'ticket-closed': TicketNews & { words: string }
  /** To a staff member, as are the two after it. `until` is an instant in ISO form, `token` the secret of the link. */
  'staff-invited': { name: string; role: StaffRole; invitedBy: string; token: string; until: string }
  'staff-reset': { name: string; token: string }
  'staff-news': StaffNews
  'sms-trouble': SmsTrouble
  /** To each owner. */
  'webhook-paused': WebhookPaused
  'purchase-order': PurchaseMail
}

/** What the shop's mail says of a placed order. */
export type ReceivedOrder = WithoutKey<Omit<OrderMail, 'code' | 'business'>>

export type TemplateName = keyof TemplateData
