import type { Order, OrderItem } from '#contract/orders/orders.ts'
import type { PlannedArrival } from '#domain/fulfilment/delivery-planning.ts'

/** What mails say of a placed order. */
type MailedField =
  | 'orderId'
  | 'name'
  | 'phone'
  | 'address'
  | 'pincode'
  | 'email'
  | 'date'
  | 'payment'
  | 'method'
  | 'province'
  | 'district'
  | 'verifyBy'
  | 'estimate'
  | 'store'
  | 'bank'
  | 'floor'
  | 'hasLift'
  | 'access'
  | 'note'
  | 'totals'

/** An order as placed. */
export type OrderMail = Pick<Order, MailedField> & {
  /** `color` is absent in mails from an older version. */
  items: (Pick<OrderItem, 'title' | 'size' | 'type' | 'quantity' | 'subTotal'> & Partial<Pick<OrderItem, 'color'>>)[]
  /** Absent in mails from an older version. */
  arranged?: Order['arranged']
  /** Counts before the estimate; absent in most mails, since days are chosen later. */
  arrival?: PlannedArrival
  /** When it expires unpaid, an instant in ISO form; absent in mails from an older version. */
  payUntil?: string | null
  /** Absent in mails from an older version. */
  recipient?: Order['recipient']
  /** Absent in mails from an older version. */
  doesNotFit?: Order['doesNotFit']
  /** Absent in mails from an older version. */
  instalments?: Order['instalments']
  /** Absent in mails to the shop, and in mails from an older version. */
  business?: Order['business']
  /** What a gift card and store credit pay of the total, in rupees; absent for nothing, and in mails from an older version. */
  credit?: number
  /** What pieces that come back in exchange pay of the total, in rupees; absent for nothing, and in mails from an older version. */
  exchanged?: number
  /** The code that a guest has to enter by `verifyBy`; absent when none is needed. */
  code?: string
  /** Key of the link that opens it. */
  trackKey: string
}
