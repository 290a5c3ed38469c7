import { deliveryMethods } from '#domain/delivery-methods.ts'
import { orderStates } from '#domain/order-states.ts'
import { paymentMethods } from '#domain/payment-methods.ts'
import { z } from 'zod'
import { OrderTotals } from './checkout.ts'
import { Limit, Page, Picture } from './common.ts'

const ORDERS_A_PAGE = 10
const MOST_ORDERS_A_PAGE = 50
const MAX_NUMBER_LENGTH = 40
const MAX_REASON_LENGTH = 500
/** As an order's link has it. */
const TRACK_KEY = /^[\w-]{43}$/

const Price = z.int().nonnegative()

/** What was sold, as it was then; the product may have changed since or be gone. */
export const OrderItem = z.object({
  /** Null when the shop does not have it any more. */
  productId: z.string().nullable(),
  title: z.string(),
  image: Picture.nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  sku: z.string(),
  quantity: z.int().positive(),
  /** Of one piece, VAT contained. */
  price: Price,
  subTotal: Price,
})
export type OrderItem = z.infer<typeof OrderItem>

/** The specification's columns. */
export const OrderRow = z.object({
  orderId: z.string(),
  /** `cod`, `bank`, or what the wallet calls the payment. */
  paymentId: z.string(),
  name: z.string(),
  /** Ten digits. */
  phone: z.string(),
  /** In one line. */
  address: z.string(),
  /** '' where none was given. */
  pincode: z.string(),
  totalAmount: Price,
  email: z.string(),
  /** Null for a guest's order, and for whoever asks but its own account. */
  userId: z.string().nullable(),
  status: z.enum(orderStates),
  date: z.iso.datetime(),
  items: z.array(OrderItem),
  /** Until when its shopper can cancel it; null when that is over or not possible. */
  cancelUntil: z.iso.datetime().nullable(),
})
export type OrderRow = z.infer<typeof OrderRow>

/** One change of an order's state; nobody ever edits it. */
const OrderEvent = z.object({
  status: z.enum(orderStates),
  at: z.iso.datetime(),
  by: z.enum(['shopper', 'staff', 'system']),
  /** '' where none was given. */
  reason: z.string(),
})

export const Order = OrderRow.extend({
  payment: z.enum(paymentMethods),
  method: z.enum(deliveryMethods),
  province: z.string(),
  district: z.string(),
  /** '' once the account behind it was deleted. */
  city: z.string(),
  /** Days in Nepal on which it was said to arrive; null by arrangement. Of a pickup: from the first day on. */
  estimate: z.object({ first: z.iso.date(), last: z.iso.date() }).nullable(),
  /** Said when collecting it; null unless it is a pickup. */
  collectionCode: z.string().nullable(),
  /** Where to pay to; null unless it is paid by bank transfer and waits for it. */
  bank: z
    .object({ bank: z.string(), accountName: z.string(), accountNumber: z.string(), reference: z.string() })
    .nullable(),
  floor: z.int().nullable(),
  hasLift: z.boolean(),
  access: z.string(),
  note: z.string(),
  totals: OrderTotals,
  /** The first is its placing. */
  events: z.array(OrderEvent).min(1),
})
export type Order = z.infer<typeof Order>

function reply<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), error: z.literal(false), message: z.string(), ...shape })
}

/** `trackKey` opens the order to whoever has it, as the link in the mail does. */
export const PlacedReply = reply({ data: Order, trackKey: z.string() })
export type PlacedReply = z.infer<typeof PlacedReply>

export const OrderReply = reply({ data: Order })
export type OrderReply = z.infer<typeof OrderReply>
export type TrackedReply = PlacedReply

export const OrdersQuery = z.strictObject({ page: Page, limit: Limit(ORDERS_A_PAGE, MOST_ORDERS_A_PAGE) })
export const OrdersReply = reply({
  data: z.array(OrderRow),
  totalOrders: z.int(),
  page: z.int(),
  pages: z.int().positive(),
})
export type OrdersReply = z.infer<typeof OrdersReply>

/** As typed: domain/order-number.ts understands it. */
export const OrderParams = z.strictObject({ orderId: z.string().max(MAX_NUMBER_LENGTH) })
/** Of a guest, or of anybody who has the link. */
export const TrackKeyQuery = z.strictObject({ key: z.string().regex(TRACK_KEY, 'Is no key of an order').optional() })
/** `contact` is the phone number or the e-mail address of the order. */
export const TrackBody = z.strictObject({
  orderId: z.string().max(MAX_NUMBER_LENGTH),
  contact: z.string().max(300),
})
export type TrackBody = z.input<typeof TrackBody>
export const CancelBody = z.strictObject({ reason: z.string().max(MAX_REASON_LENGTH).default('') })
export type CancelBody = z.input<typeof CancelBody>

/** Puts what was ordered into the cart once more. */
export const ReorderReply = reply({
  /** Pieces that are in the cart now. */
  added: z.int(),
  /** What the shop does not have any more, or not as many. */
  missed: z.array(z.object({ name: z.string(), wanted: z.int(), kept: z.int() })),
})
export type ReorderReply = z.infer<typeof ReorderReply>
