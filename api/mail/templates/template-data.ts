import type { Order, OrderItem } from '#contract/orders.ts'
import type { DamageRemedy, DamageState, ReturnState } from '#domain/after-sales.ts'
import type { ShippingMethod } from '#domain/delivery-methods.ts'
import type { DeliverySlot } from '#domain/delivery-slots.ts'
import type { CustomMaterial } from '#domain/custom-order.ts'
import type { OrderActor } from '#domain/order-states.ts'
import type { PaymentMethod } from '#domain/payment-methods.ts'
import type { StaffRole } from '#domain/staff.ts'
import type { TicketKind } from '#domain/tickets.ts'
import type { ProductionStage } from '#domain/production.ts'

/** What happened to an order. */
export type OrderNews = {
  name: string
  number: string
  /** Opens it. */
  trackKey: string
  /** Rupees. */
  total: number
  /** Of them, what is still to be paid; absent in mails that an older shop wrote. */
  due?: number
  /** Of a custom piece, how long its making takes. */
  weeks?: number | undefined
  method: ShippingMethod
  payment: PaymentMethod
  /** Null unless it is a pickup. */
  collectionCode: string | null
  /** Where it is collected, in the language of the mail; null at the shop's own address, absent in mails that an older shop wrote. */
  store?: Order['store']
  /** Days in Nepal; null by arrangement. */
  estimate: { first: string; last: string } | null
  by: OrderActor
  /** '' where none was given. */
  reason: string
}

/** What became of a customer's money; rupees. */
export type MoneyNews = Pick<OrderNews, 'name' | 'number' | 'trackKey'> & {
  amount: number
  method?: PaymentMethod
  /** Still to be paid. */
  due?: number
  /** Until when it goes back, an instant in ISO form. */
  dueBy?: string
  /** Until when the order stands unpaid, an instant in ISO form. */
  until?: string
  /** What the wallet or the bank calls it. */
  reference?: string
  /** Of the shop, '' for none. */
  reason?: string
}

/** Pieces with the name they were sold by, its size and type, in the language of the mail. */
export type NamedPieces = { title: string; quantity: number }

type OfOrder = {
  name: string
  number: string
  /** Opens it. */
  trackKey: string
}

/** What happened to one of an order's deliveries. */
export type DeliveryNews = OfOrder & {
  kind: 'planned' | 'split' | 'out' | 'failed' | 'part-delivered'
  method: ShippingMethod
  /** In Nepal; null as long as nobody has chosen. */
  day: string | null
  slot: DeliverySlot | null
  code: string
  /** What it brings, or has brought. */
  pieces: NamedPieces[]
}

/** What became of damage that was reported. */
export type DamageNews = OfOrder & {
  state: DamageState
  piece: string
  remedy: DamageRemedy | null
  /** Whole rupees that go back; null for other remedies. */
  amount: number | null
  /** When somebody comes to repair or replace it, once that is known. */
  visit?: { day: string; slot: DeliverySlot }
  /** The shop's words; '' for none. */
  answer: string
}

/** What became of goods that somebody wants to send back. */
export type ReturnNews = OfOrder & {
  state: ReturnState
  pieces: NamedPieces[]
  /** Whole rupees; null until the shop has said so. */
  refund: number | null
  /** The shop's words; '' for none. */
  answer: string
}

/** To the shop: a shopper waits for an answer. */
export type AfterSalesRequest = OfOrder & {
  kind: 'damage' | 'return'
  pieces: NamedPieces[]
  /** The shopper's; '' for none. */
  words: string
  photos: number
}

/** A request for a custom piece. */
export type CustomNews = {
  name: string
  number: string
  /** Opens it. */
  key: string
  /** The product it is made after. */
  product: string | null
  material: CustomMaterial
  /** In one line. */
  measures: string
}

/** What somebody wrote to the shop. */
export type TicketNews = {
  name: string
  number: string
  /** Opens it. */
  key: string
  kind: TicketKind
  /** '' for none. */
  orderNumber: string
}

/** What has become of somebody's login to the back office. */
export type StaffNews = {
  name: string
  news:
    | 'password-changed'
    | 'totp-on'
    | 'totp-off'
    | 'totp-reset'
    | 'recovery-used'
    | 'recovery-renewed'
    | 'role-changed'
  /** Of a changed role. */
  role?: StaffRole
  /** Of a used recovery code: how many there still are. */
  codesLeft?: number
  at: string
}

/** What each mail is filled with. `name` is the person's own, as typed; `at` an instant in ISO form. */
export type TemplateData = {
  'verify-email': { name: string; code: string }
  'account-exists': { name: string }
  'reset-password': { name: string; code: string }
  welcome: { name: string }
  'password-changed': { name: string; at: string }
  /** `place` as a network in front of the shop names it; null where none does. */
  'new-device': { name: string; device: string; place: string | null; at: string }
  'order-confirmed': OrderNews
  'order-delivered': OrderNews
  'order-cancelled': OrderNews
  'order-returned': OrderNews
  'payment-received': MoneyNews
  'refund-due': MoneyNews
  'refund-done': MoneyNews
  'voucher-declined': MoneyNews
  /** To the shop; `amount` is still to be paid. */
  'voucher-sent': MoneyNews
  /** Paths of the shop's pages and pictures; `picture` is null for a product without one. */
  'back-in-stock': { name: string; product: string; path: string; picture: { path: string; alt: string } | null }
  'order-placed': OrderMail
  'order-received': OrderMail
  /** The link of an order, which somebody asked for who knows its number and contact. */
  'order-link': OfOrder
  /** Another code for an order; `until` is an instant in ISO form. */
  'verify-order': OfOrder & { code: string; until: string }
  'delivery-news': DeliveryNews
  'damage-news': DamageNews
  'return-news': ReturnNews
  'after-sales-request': AfterSalesRequest
  'custom-requested': CustomNews
  /** `photos`: how many. */
  'custom-received': CustomNews & { phone: string; email: string; instructions: string; photos: number }
  /** `price` in rupees, `validUntil` a day in Nepal, `note` the shop's words or ''. */
  'custom-quoted': CustomNews & { price: number; weeks: number; validUntil: string; note: string }
  'custom-refused': CustomNews & { reason: string }
  /** `reason` as its shopper typed it, or ''. */
  'custom-ended': CustomNews & { action: 'decline' | 'withdraw'; reason: string }
  'custom-accepted': { order: OrderMail; deposit: number; payBy: string; weeks: number }
  /** `number` and `trackKey` of the order, `due` in rupees. */
  'custom-production': {
    name: string
    number: string
    trackKey: string
    stage: ProductionStage
    note: string
    due: number
  }
  'ticket-opened': TicketNews
  /** `message` as it was typed; `phone` '' where none was given. */
  'ticket-received': TicketNews & { email: string; phone: string; message: string }
  'ticket-written': TicketNews & { message: string }
  /** `words` are the shop's. */
  'ticket-answered': TicketNews & { words: string }
  /** '' where nothing was said. */
  'ticket-closed': TicketNews & { words: string }
  /** To somebody of the staff, as the two after it. `until` is an instant in ISO form, `token` what the link holds. */
  'staff-invited': { name: string; role: StaffRole; invitedBy: string; token: string; until: string }
  'staff-reset': { name: string; token: string }
  'staff-news': StaffNews
}

/** What no mail of its placing says. */
type NotYet =
  | 'isReadOnly'
  | 'money'
  | 'otherWays'
  | 'deliveries'
  | 'damage'
  | 'damageUntil'
  | 'returns'
  | 'returnUntil'
  | 'invoices'
  | 'custom'

/** An order as it was placed. */
export type OrderMail = Omit<Order, 'items' | 'events' | NotYet> & {
  items: Omit<OrderItem, 'image'>[]
  /** Until when it stands unpaid, an instant in ISO form; absent in mails that an older shop wrote. */
  payUntil?: string | null
  /** What a guest has to enter by `verifyBy`; absent where none is asked for. */
  code?: string
  /** Of the link that opens it. */
  trackKey: string
}

export type TemplateName = keyof TemplateData
