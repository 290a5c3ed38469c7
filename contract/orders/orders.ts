import { deliveryMethods } from '#domain/delivery-zones/delivery-estimate.ts'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'
import { orderEventActions } from '#domain/orders/order-events.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { requestStates } from '#domain/instalments/request-states.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { productionStages } from '#domain/custom-requests/custom-requests.ts'
import { z } from 'zod'
import { ChosenColor } from '#contract/catalog/colors.ts'
import { Business, businessFields, OrderTotals, Recipient } from '#contract/checkout.ts'
import { Limit, MAX_CODE_LENGTH, Page, Picture, Rupees, reply } from '#contract/common.ts'
import { DamageReport, OrderDelivery, ReturnRequest } from '#contract/fulfilment.ts'
import { InstalmentRequest } from '#contract/instalments.ts'
import { OrderMoney } from '#contract/payments.ts'

const ORDERS_A_PAGE = 10
const MOST_ORDERS_A_PAGE = 50
export const MAX_NUMBER_LENGTH = 40
const MAX_REASON_LENGTH = 500
/** The key in an order's link: that of emails, or the short one of SMS. */
const TRACK_KEY = /^(?:[\w-]{43}|[0-9a-z]{16})$/

/** An item as it was sold; the product may have changed or disappeared since. */
export const OrderItem = z.object({
  /** Null if the shop no longer has the product. */
  productId: z.string().nullable(),
  title: z.string(),
  image: Picture.nullable(),
  color: ChosenColor.nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  sku: z.string(),
  quantity: z.int().positive(),
  /** Price of one piece, including VAT. */
  price: Rupees,
  subTotal: Rupees,
  /** Its subtotal after its share of the discounts. */
  total: Rupees,
})
export type OrderItem = z.infer<typeof OrderItem>

/** Named after the columns in the specification. */
export const OrderRow = z.object({
  orderId: z.string(),
  /** Reference of the wallet payment; without one, `cod`, `bank` or the wallet's name. */
  paymentId: z.string(),
  name: z.string(),
  /** Ten digits. */
  phone: z.string(),
  /** On one line. */
  address: z.string(),
  /** '' if not given. */
  pincode: z.string(),
  totalAmount: Rupees,
  totals: OrderTotals,
  email: z.string(),
  /**
   * The person to call about the delivery, if the buyer does not receive it. Null if the buyer does, and for callers
   * who opened the order with its number and contact.
   */
  recipient: Recipient.nullable(),
  /** Null for guest orders, and for every caller except the account that owns the order. */
  userId: z.string().nullable(),
  status: z.enum(orderStates),
  date: z.iso.datetime(),
  items: z.array(OrderItem),
  /** Cancellation deadline for the shopper; null if the order cannot be cancelled or the deadline has passed. */
  cancelUntil: z.iso.datetime().nullable(),
})
export type OrderRow = z.infer<typeof OrderRow>

/** An entry in the order's history; entries are never edited. */
export const OrderEvent = z.object({
  action: z.enum(orderEventActions),
  /** The order's state after this event. */
  status: z.enum(orderStates),
  at: z.iso.datetime(),
  by: z.enum(['shopper', 'staff', 'system']),
  /** '' if no reason was given. */
  reason: z.string(),
  detail: z.object({
    amount: Rupees.optional(),
    day: z.iso.date().optional(),
    slot: z.enum(deliverySlotNames).optional(),
    delivery: z.int().positive().optional(),
    estimate: z.object({ first: z.iso.date(), last: z.iso.date() }).optional(),
    stage: z.enum(productionStages).optional(),
    number: z.string().optional(),
    from: z.enum(paymentMethods).optional(),
    to: z.enum(paymentMethods).optional(),
    instalments: z.enum(requestStates).optional(),
    /** Numbers of the orders before and after an exchange. */
    exchangedFor: z.string().optional(),
    exchangeOf: z.string().optional(),
  }),
})
export type OrderEvent = z.infer<typeof OrderEvent>

/** An invoice, or the credit note that cancels one. */
const InvoiceName = z.object({
  _id: z.uuid(),
  kind: z.enum(['invoice', 'credit-note']),
  /** `2083/84-000123` */
  number: z.string(),
  /** Date in Nepal in both calendars: `2026-11-21` and `2083-08-05`. */
  day: z.iso.date(),
  bsDay: z.string(),
  total: Rupees,
})
export type InvoiceName = z.infer<typeof InvoiceName>

/** Production data of a custom order. */
const OrderCustom = z.object({
  /** Number of the custom request that became this order. */
  request: z.string(),
  /** Production time, counted from the deposit. */
  weeks: z.int().positive(),
  steps: z.array(z.object({ stage: z.enum(productionStages), note: z.string(), at: z.iso.datetime() })),
})
export type OrderCustom = z.infer<typeof OrderCustom>

export const Order = OrderRow.extend({
  payment: z.enum(paymentMethods),
  method: z.enum(deliveryMethods),
  province: z.string(),
  district: z.string(),
  /** The local level in the language of the request; '' if the account was deleted. */
  city: z.string(),
  /**
   * True for callers who gave only the number and contact. They can read the order, but not change, pay or download
   * anything, and references of payments and refunds are ''. `POST /orders/{orderId}/link` emails a link with full
   * access.
   */
  isReadOnly: z.boolean(),
  /**
   * Whether somebody else receives it, so that the address is not the buyer's. It stays true when that recipient is removed on
   * request. False for read-only callers.
   */
  isForAnother: z.boolean(),
  /**
   * Whether `POST /orders/{orderId}/link` can send the link to the phone of an order with an email address. Only true for
   * read-only callers; false for orders without an email address, whose link comes by SMS anyway, for orders of accounts,
   * and where SMS do not go out.
   */
  linkBySms: z.boolean(),
  /** Deadline to enter the emailed code; the order ends if it passes. Null if no code is pending. */
  verifyBy: z.iso.datetime().nullable(),
  /**
   * Whether the code of an order with an email address could come by SMS, or was last sent so. Null if no code is pending,
   * for orders without an email address, where SMS do not go out, and in the reply to placing an order.
   */
  codeBySms: z.enum(['possible', 'sent']).nullable(),
  /**
   * Whether `POST /orders/{orderId}/news` can move the news of a guest's order from its email address to its phone. False
   * for orders without an email address, for read-only callers, where SMS do not go out, and in the reply to placing an
   * order.
   */
  newsBySms: z.boolean(),
  /**
   * Promised arrival dates in Nepal; null for delivery by arrangement. For pickup, the order is ready from `first` on.
   */
  estimate: z.object({ first: z.iso.date(), last: z.iso.date() }).nullable(),
  /**
   * Usual business days of a delivery by arrangement, as its district has them now: no promise, and no date follows. Null
   * for other orders, where the shop names none, and until a custom piece is ready.
   */
  arranged: z.object({ min: z.int(), max: z.int() }).nullable(),
  /**
   * Pickup code; null for other methods, before the order is confirmed, before a custom piece is ready, and for callers
   * who opened the order with its number and contact.
   */
  collectionCode: z.string().nullable(),
  /** Pickup store; null for other methods, and for pickup at the shop's own address. */
  store: z.object({ name: z.string(), address: z.string() }).nullable(),
  /**
   * The account to pay into; null unless money is due that can come by transfer. That is an order by bank transfer, and
   * what is left to pay of any other but cash that was confirmed, paid in part, or made to measure.
   */
  bank: z
    .object({ bank: z.string(), accountName: z.string(), accountNumber: z.string(), reference: z.string() })
    .nullable(),
  floor: z.int().nullable(),
  hasLift: z.boolean(),
  access: z.string(),
  note: z.string(),
  /**
   * Positions in `items` of the pieces that do not get in by the buyer's own measures: the shop calls before they leave.
   * Empty for callers who opened the order with its number and contact.
   */
  doesNotFit: z.array(z.int().nonnegative()),
  /**
   * The business that the invoice is for. It can be changed with `PUT /orders/{orderId}/business` until the invoice is
   * issued. Null for an invoice to the person who ordered, and for callers who opened the order with its number and contact.
   */
  business: Business.nullable(),
  /** The first event is the placing of the order. */
  events: z.array(OrderEvent).min(1),
  money: OrderMoney,
  /**
   * The wish to pay it in instalments, which the bank decides about. Null for none, and for callers who opened the order
   * with its number and contact.
   */
  instalments: InstalmentRequest.nullable(),
  /** Payment methods to which the buyer can switch now with `PUT /orders/{orderId}/payment`. */
  otherWays: z.array(z.enum(paymentMethods)),
  /** Ordered by number; empty until the order is confirmed or a day is chosen. */
  deliveries: z.array(OrderDelivery),
  damage: z.array(DamageReport),
  /** Deadline to report damage; null if it has passed or reporting is not possible yet. */
  damageUntil: z.iso.datetime().nullable(),
  returns: z.array(ReturnRequest),
  /** Deadline to request a return; null if it has passed, is not possible yet, or nothing is left to return. */
  returnUntil: z.iso.datetime().nullable(),
  invoices: z.array(InvoiceName),
  /** Null for catalog products. */
  custom: OrderCustom.nullable(),
})
export type Order = z.infer<typeof Order>

/** `trackKey` opens the order without a login, like the link in the email. */
export const PlacedReply = reply({ data: Order, trackKey: z.string() })
export type PlacedReply = z.infer<typeof PlacedReply>

export const OrderReply = reply({ data: Order })
export type OrderReply = z.infer<typeof OrderReply>
/** `trackKey` opens the order read-only, as shown here. */
export type TrackedReply = PlacedReply

export const OrdersQuery = z.strictObject({ page: Page, limit: Limit(ORDERS_A_PAGE, MOST_ORDERS_A_PAGE) })
export const OrdersReply = reply({
  data: z.array(OrderRow),
  totalOrders: z.int(),
  page: z.int(),
  pages: z.int().positive(),
})
export type OrdersReply = z.infer<typeof OrdersReply>

/** As typed; domain/orders/order-number.ts parses it. */
export const OrderParams = z.strictObject({ orderId: z.string().max(MAX_NUMBER_LENGTH) })
/** Key for guests and anybody with the link, from an email or from tracking by number and contact. */
export const TrackKeyQuery = z.strictObject({ key: z.string().regex(TRACK_KEY, 'Is no key of an order').optional() })
/** `contact` is the phone number or email address of the order. */
export const TrackBody = z.strictObject({
  orderId: z.string().max(MAX_NUMBER_LENGTH),
  contact: z.string().max(300),
})
export type TrackBody = z.input<typeof TrackBody>
export const CancelBody = z.strictObject({ reason: z.string().max(MAX_REASON_LENGTH).default('') })
export type CancelBody = z.input<typeof CancelBody>

/** Name and PAN blank for an invoice to the person who ordered. */
export const BusinessBody = z.strictObject(businessFields)
export type BusinessBody = z.input<typeof BusinessBody>

/** The emailed code as typed, in Latin or Devanagari digits. */
export const VerifyOrderBody = z.strictObject({ code: z.string().max(MAX_CODE_LENGTH) })
export type VerifyOrderBody = z.input<typeof VerifyOrderBody>
export const CodeSentReply = reply({})
/** Without `by` the link goes to the order's email address, or to the phone of an order without one. */
export const LinkBody = z.strictObject({ by: z.enum(['sms']).optional() }).nullish()
export type LinkBody = z.input<typeof LinkBody>
/** News can move to the phone of the order. Nobody can name another phone or an email address. */
export const NewsBody = z.strictObject({ by: z.enum(['sms']) })
export type NewsBody = z.input<typeof NewsBody>
/** The same reply whether or not an email or SMS was sent. */
export const LinkAskedReply = reply({})
export type LinkAskedReply = z.infer<typeof LinkAskedReply>
export type CodeSentReply = z.infer<typeof CodeSentReply>
