import type { Order, OrderItem } from '#contract/orders.ts'
import type { ShippingMethod } from '#domain/delivery-methods.ts'
import type { OrderActor } from '#domain/order-states.ts'
import type { PaymentMethod } from '#domain/payment-methods.ts'

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
  method: ShippingMethod
  payment: PaymentMethod
  /** Null unless it is a pickup. */
  collectionCode: string | null
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
  /** What the wallet or the bank calls it. */
  reference?: string
  /** Of the shop, '' for none. */
  reason?: string
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
  /** Paths of the shop's pages and pictures; `picture` is null for a product without one. */
  'back-in-stock': { name: string; product: string; path: string; picture: { path: string; alt: string } | null }
  'order-placed': OrderMail
  'order-received': OrderMail
}

/** What can only come after it was placed. */
type NotYet = 'money' | 'deliveries' | 'damage' | 'damageUntil' | 'returns' | 'returnUntil' | 'invoices' | 'custom'

/** An order as it was placed. */
export type OrderMail = Omit<Order, 'items' | 'events' | NotYet> & {
  items: Omit<OrderItem, 'image'>[]
  /** Of the link that opens it. */
  trackKey: string
}

export type TemplateName = keyof TemplateData
