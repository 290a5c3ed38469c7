import { deliveryMethods } from '#domain/delivery-zones/delivery-estimate.ts'
import { deliverySlotNames, deliveryStates } from '#domain/fulfilment/delivery-planning.ts'
import { damageRemedies, damageStates, returnStates } from '#domain/fulfilment/after-sales.ts'
import { orderEventActions } from '#domain/orders/order-events.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { paymentMethods, walletProviders } from '#domain/payments/payment-methods.ts'
import { paymentPurposes } from '#domain/payments/payments.ts'
import { productionStages } from '#domain/custom-requests/custom-requests.ts'
import { z } from 'zod'
import { OrderTotals } from './checkout.ts'
import { Limit, Page, Picture } from './common.ts'

const ORDERS_A_PAGE = 10
const MOST_ORDERS_A_PAGE = 50
const MAX_NUMBER_LENGTH = 40
const MAX_REASON_LENGTH = 500
const MAX_CODE_LENGTH = 100
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
  /** Price of one piece, including VAT. */
  price: Price,
  subTotal: Price,
})
export type OrderItem = z.infer<typeof OrderItem>

/** The specification's columns. */
export const OrderRow = z.object({
  orderId: z.string(),
  /** What the wallet calls the payment; `cod`, `bank` or the wallet's name where none has paid. */
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
  /** Null for a guest's order, and for every caller but the order's own account. */
  userId: z.string().nullable(),
  status: z.enum(orderStates),
  date: z.iso.datetime(),
  items: z.array(OrderItem),
  /** Until when its shopper can cancel it; null when that is over or not possible. */
  cancelUntil: z.iso.datetime().nullable(),
})
export type OrderRow = z.infer<typeof OrderRow>

/** One thing that happened to an order; nobody ever edits it. */
export const OrderEvent = z.object({
  action: z.enum(orderEventActions),
  /** What the order was after it. */
  status: z.enum(orderStates),
  at: z.iso.datetime(),
  by: z.enum(['shopper', 'staff', 'system']),
  /** '' where none was given. */
  reason: z.string(),
  detail: z.object({
    amount: Price.optional(),
    day: z.iso.date().optional(),
    slot: z.enum(deliverySlotNames).optional(),
    stage: z.enum(productionStages).optional(),
    number: z.string().optional(),
  }),
})
export type OrderEvent = z.infer<typeof OrderEvent>

/** What was paid, what is to be paid, and what goes back. */
const OrderMoney = z.object({
  /** What arrived, less what went back. */
  paid: Price,
  /** What is still to be paid in all; 0 when the order is off. */
  due: Price,
  /** What its buyer can pay now at a wallet or a bank; null when there is nothing. */
  payNow: z.object({ purpose: z.enum(paymentPurposes), amount: Price, until: z.iso.datetime().nullable() }).nullable(),
  /** The newest try at a wallet that nobody knows the end of: its money may have arrived there already. */
  pending: z.object({ attemptId: z.uuid(), wallet: z.enum(walletProviders), amount: Price }).nullable(),
  /** Those it can be paid with now. */
  wallets: z.array(z.enum(walletProviders)),
  /** Half of a custom piece is paid before the making; null for everything else. */
  deposit: Price.nullable(),
  payments: z.array(
    z.object({
      method: z.enum(paymentMethods),
      purpose: z.enum(paymentPurposes),
      amount: Price,
      at: z.iso.datetime(),
      /** What the wallet or the bank calls it; '' for cash. */
      reference: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({ amount: Price, dueBy: z.iso.datetime(), doneAt: z.iso.datetime().nullable(), reference: z.string() }),
  ),
  /** The last voucher that was sent. */
  voucher: z
    .object({
      state: z.enum(['sent', 'accepted', 'declined']),
      sentAt: z.iso.datetime(),
      answer: z.string(),
      /** For GET /orders/{orderId}/photos/{photoId}. */
      photo: z.uuid(),
    })
    .nullable(),
})
export type OrderMoney = z.infer<typeof OrderMoney>

/** Pieces of one of the order's items. */
const Pieces = z.object({
  /** Index in `items`, from 0. */
  position: z.int().nonnegative(),
  quantity: z.int().positive(),
})

/** One of the times an order is brought, or the one time it is collected. */
const OrderDelivery = z.object({
  /** 1 for the first. */
  number: z.int().positive(),
  state: z.enum(deliveryStates),
  /** In Nepal; null until somebody has chosen. */
  day: z.iso.date().nullable(),
  slot: z.enum(deliverySlotNames).nullable(),
  pieces: z.array(Pieces),
  /**
   * Six digits that the customer gives the driver or the store; null once delivered, and for a caller
   * who opened the order by number and contact alone. The mails have it.
   */
  code: z.string().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  /** Whether its buyer can choose a day now, and how often a chosen one can still be changed. */
  planning: z.object({ until: z.iso.datetime().nullable(), movesLeft: z.int().nonnegative() }).nullable(),
})
export type OrderDelivery = z.infer<typeof OrderDelivery>

const DamageReport = z.object({
  _id: z.uuid(),
  position: z.int().nonnegative(),
  /** '' once the account behind it was deleted. */
  description: z.string(),
  /** Ids, for GET /orders/{orderId}/photos/{photoId}. */
  photos: z.array(z.uuid()),
  state: z.enum(damageStates),
  remedy: z.enum(damageRemedies).nullable(),
  answer: z.string(),
  at: z.iso.datetime(),
})
export type DamageReport = z.infer<typeof DamageReport>

const ReturnRequest = z.object({
  _id: z.uuid(),
  pieces: z.array(Pieces),
  reason: z.string(),
  photos: z.array(z.uuid()),
  state: z.enum(returnStates),
  answer: z.string(),
  /** Whole rupees that go back; null until the shop has said so. */
  refund: Price.nullable(),
  at: z.iso.datetime(),
  changedAt: z.iso.datetime(),
})
export type ReturnRequest = z.infer<typeof ReturnRequest>

/** An invoice, or the credit note that takes one back. */
const InvoiceName = z.object({
  _id: z.uuid(),
  kind: z.enum(['invoice', 'credit-note']),
  /** `2083/84-000123` */
  number: z.string(),
  /** Days in Nepal, of either calendar: `2026-11-21`, `2083-08-05`. */
  day: z.iso.date(),
  bsDay: z.string(),
  total: Price,
})
export type InvoiceName = z.infer<typeof InvoiceName>

/** Custom piece of this order. */
const OrderCustom = z.object({
  /** The custom request that became this order. */
  request: z.string(),
  /** How long the making takes, from the deposit on. */
  weeks: z.int().positive(),
  steps: z.array(z.object({ stage: z.enum(productionStages), note: z.string(), at: z.iso.datetime() })),
})
export type OrderCustom = z.infer<typeof OrderCustom>

export const Order = OrderRow.extend({
  payment: z.enum(paymentMethods),
  method: z.enum(deliveryMethods),
  province: z.string(),
  district: z.string(),
  /** '' once the account behind it was deleted. */
  city: z.string(),
  /**
   * True for a caller who named number and contact alone: the order can be read, and nothing can be done, paid or
   * downloaded; references of payments and refunds are ''. `POST /orders/{orderId}/link` emails the link with which
   * everything can.
   */
  isReadOnly: z.boolean(),
  /** Deadline to enter the code from our mail, or the order ends; null when no code is pending. */
  verifyBy: z.iso.datetime().nullable(),
  /** Days in Nepal on which it was said to arrive; null by arrangement. Of a pickup: from the first day on. */
  estimate: z.object({ first: z.iso.date(), last: z.iso.date() }).nullable(),
  /** Code for collecting it; null unless it is a pickup, and for a caller who opened it by number and contact. */
  collectionCode: z.string().nullable(),
  /** Where it is collected; null unless it is a pickup, and where that is at the shop's own address. */
  store: z.object({ name: z.string(), address: z.string() }).nullable(),
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
  money: OrderMoney,
  /** The ways of paying to which its buyer can change it now, by `PUT /orders/{orderId}/payment`. */
  otherWays: z.array(z.enum(paymentMethods)),
  /** In the order of their numbers; empty until it is confirmed or a day was chosen. */
  deliveries: z.array(OrderDelivery),
  damage: z.array(DamageReport),
  /** Until when damage can be reported; null when that is over or not possible yet. */
  damageUntil: z.iso.datetime().nullable(),
  returns: z.array(ReturnRequest),
  /** Deadline for requesting a return; null when over, not possible yet, or nothing is left to return. */
  returnUntil: z.iso.datetime().nullable(),
  invoices: z.array(InvoiceName),
  /** Null for pieces of the catalog. */
  custom: OrderCustom.nullable(),
})
export type Order = z.infer<typeof Order>

function reply<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), error: z.literal(false), message: z.string(), ...shape })
}

/** `trackKey` opens the order without a login, as the link in the mail does. */
export const PlacedReply = reply({ data: Order, trackKey: z.string() })
export type PlacedReply = z.infer<typeof PlacedReply>

export const OrderReply = reply({ data: Order })
export type OrderReply = z.infer<typeof OrderReply>
/** `trackKey` opens the order as it is shown here: to read. */
export type TrackedReply = PlacedReply

export const OrdersQuery = z.strictObject({ page: Page, limit: Limit(ORDERS_A_PAGE, MOST_ORDERS_A_PAGE) })
export const OrdersReply = reply({
  data: z.array(OrderRow),
  totalOrders: z.int(),
  page: z.int(),
  pages: z.int().positive(),
})
export type OrdersReply = z.infer<typeof OrdersReply>

/** As typed: domain/orders/order-number.ts understands it. */
export const OrderParams = z.strictObject({ orderId: z.string().max(MAX_NUMBER_LENGTH) })
/** For a guest or anybody with the link, from a mail or from tracking by number and contact. */
export const TrackKeyQuery = z.strictObject({ key: z.string().regex(TRACK_KEY, 'Is no key of an order').optional() })
/** `contact` is the phone number or the e-mail address of the order. */
export const TrackBody = z.strictObject({
  orderId: z.string().max(MAX_NUMBER_LENGTH),
  contact: z.string().max(300),
})
export type TrackBody = z.input<typeof TrackBody>
export const CancelBody = z.strictObject({ reason: z.string().max(MAX_REASON_LENGTH).default('') })
export type CancelBody = z.input<typeof CancelBody>

/** The code from the mail, as typed: digits of either script. */
export const VerifyOrderBody = z.strictObject({ code: z.string().max(MAX_CODE_LENGTH) })
export type VerifyOrderBody = z.input<typeof VerifyOrderBody>
export const CodeSentReply = reply({})
/** The same whether or not a mail was sent. */
export const LinkAskedReply = reply({})
export type LinkAskedReply = z.infer<typeof LinkAskedReply>
export type CodeSentReply = z.infer<typeof CodeSentReply>

/** Puts what was ordered into the cart once more. */
export const ReorderReply = reply({
  /** Pieces that are in the cart now. */
  added: z.int(),
  /** What the shop does not have any more, or not as many. */
  missed: z.array(z.object({ name: z.string(), wanted: z.int(), kept: z.int() })),
})
export type ReorderReply = z.infer<typeof ReorderReply>
