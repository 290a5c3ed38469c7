import { MAX_PRICE_RUPEES } from '#domain/bounds.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { MAX_APARTMENT_LENGTH, MAX_COUPON_LENGTH, MAX_FLOOR, MAX_NOTE_LENGTH } from '#domain/checkout/checkout.ts'
import { deliveryMethods } from '#domain/delivery-zones/delivery-estimate.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { MAX_CREDIT_CODE_LENGTH } from '#domain/credit/credit-code.ts'
import { MAX_CREDITS_PER_ORDER } from '#domain/credit/credit.ts'
import { z } from 'zod'
import { InstalmentOffer } from './instalments.ts'
import { ChosenColor } from './catalog/colors.ts'
import { Id, Picture, Rupees, reply } from './common.ts'

/** Above every limit in domain/, so that the domain's message is the one shown. */
const MAX_TEXT_LENGTH = 1_000
const Text = z.string().max(MAX_TEXT_LENGTH).default('')
/** Whole rupees, including VAT. */
const Coupon = z.string().max(MAX_COUPON_LENGTH).default('')

/** Inputs of the quote; each may still be missing. */
export const QuoteBody = z.strictObject({
  district: Text,
  method: z.enum(deliveryMethods).optional(),
  payment: z.enum(paymentMethods).optional(),
  coupon: Coupon,
})
export type QuoteBody = z.input<typeof QuoteBody>

/** A line that would be ordered now. */
export const QuoteLine = z.object({
  /** Id of the cart line. */
  _id: z.uuid(),
  variantId: z.string(),
  productId: z.string(),
  name: z.string(),
  color: ChosenColor.nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  picture: Picture.nullable(),
  price: Rupees,
  quantity: z.int().positive(),
  /** Line price before (`subtotal`) and after (`total`) sets and promotions. */
  subtotal: Rupees,
  total: Rupees,
})
export type QuoteLine = z.infer<typeof QuoteLine>

/** A discount from one promotion, or from the complete sets of one kind. */
export const Reduction = z.object({
  /** Name shown to shoppers. */
  name: z.string(),
  /** Null if the promotion needs no code, and for a set. */
  code: z.string().nullable(),
  amount: Rupees,
  /** Number of complete sets; absent for a promotion. */
  sets: z.int().positive().optional(),
})
export type Reduction = z.infer<typeof Reduction>

/** `total` is `subtotal` plus `shippingFee` minus `reductions`. */
export const OrderTotals = z.object({
  subtotal: Rupees,
  /** Discounts on goods and on delivery. */
  reductions: z.array(Reduction),
  /** Delivery fee before discounts. */
  shippingFee: Rupees,
  /** The amount to pay. */
  total: Rupees,
  /** Included in `total`. */
  vat: Rupees,
  totalWithoutVat: Rupees,
})
export type OrderTotals = z.infer<typeof OrderTotals>

/** Dates in Nepal. */
const Estimate = z.object({ first: z.iso.date(), last: z.iso.date() })

export const QuotedMethod = z.object({
  method: z.enum(deliveryMethods),
  /** The fee after discounts. */
  fee: Rupees,
  /** Business days; null for pickup and for delivery by arrangement. */
  days: z.object({ min: z.int(), max: z.int() }).nullable(),
  /** Usual business days of a delivery by arrangement, no promise; null for others, or if the shop names none. */
  arranged: z.object({ min: z.int(), max: z.int() }).nullable(),
  /** Null for delivery by arrangement. For pickup, the order is ready from `first` on. */
  estimate: Estimate.nullable(),
})
export type QuotedMethod = z.infer<typeof QuotedMethod>

/** A store that offers pickup. */
export const CollectionStore = z.object({
  slug: z.string(),
  name: z.string(),
  /** On one line. */
  address: z.string(),
  /** Whether all items are at this store now; absent before pickup is chosen, and where the shop keeps no stock by store. */
  hasAll: z.boolean().optional(),
})
export type CollectionStore = z.infer<typeof CollectionStore>

/**
 * Why a code gives no discount. `unknown`: the code does not exist; the other reasons: domain/promotions/promotion.ts.
 */
const couponRefusals = [
  'unknown',
  'not-begun',
  'over',
  'used-up',
  'used-before',
  'no-goods',
  'below-minimum',
  'no-fee',
] as const

/** Contents and cost of the order if it were placed now. */
export const Quote = z.object({
  /** In the order in which they were added; if empty, nothing can be ordered. */
  lines: z.array(QuoteLine),
  /** Cart lines that cannot be bought now, or not in full. */
  leftOut: z.array(
    z.object({
      name: z.string(),
      color: ChosenColor.nullable(),
      size: z.string().nullable(),
      type: z.string().nullable(),
      wanted: z.int(),
      kept: z.int(),
    }),
  ),
  /** Number of pieces. */
  itemCount: z.int(),
  totals: OrderTotals.extend({
    /** True until a method is chosen; `shippingFee` is then that of standard delivery. */
    isEstimate: z.boolean(),
    missingForFreeShipping: Rupees,
    freeShippingOver: Rupees,
  }),
  /** Null if no code was given. */
  coupon: z.object({ code: z.string(), refusal: z.enum(couponRefusals).nullable(), minimum: Rupees }).nullable(),
  /** Methods available in the district; all methods if no district is given. */
  methods: z.array(QuotedMethod),
  /** Stores that offer pickup; empty if orders are collected at the shop's own address. */
  stores: z.array(CollectionStore),
  /** Payment methods available for this district and method. */
  payments: z.array(z.enum(paymentMethods)),
  /** Plans of banks that an order by bank transfer can ask for; empty until its total reaches a plan's minimum. */
  instalments: z.array(InstalmentOffer),
  /** Whether the delivery form asks for the floor and the access: for large goods, where our fitters come. */
  asksAccess: z.boolean(),
  /** Whether our fitters build the furniture up, for this district and method. */
  fitting: z.boolean(),
  /** When the email address is required: always, or when no SMS reaches the phone number. */
  email: z.enum(['always', 'without-sms']),
})
export type Quote = z.infer<typeof Quote>

export const QuoteReply = reply({ data: Quote })
export type QuoteReply = z.infer<typeof QuoteReply>

/** The figures that the page showed. If they have changed, nothing is ordered. */
const Shown = z.strictObject({
  total: z
    .int()
    .min(0)
    .max(MAX_PRICE_RUPEES * MAX_QUANTITY * MAX_CART_LINES),
  lines: z
    .array(
      z.strictObject({
        _id: z.uuid(),
        price: z.int().min(1).max(MAX_PRICE_RUPEES),
        quantity: z.int().min(1).max(MAX_QUANTITY),
      }),
    )
    .min(1)
    .max(MAX_CART_LINES),
})

/** Number of the ward in its local level; null if unknown. */
export const Ward = z.int().min(0).max(999).nullable().default(null)

/** Degrees of the door, inside Nepal; null if nobody marked it. */
export const DoorPosition = z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable().default(null)

/** The buyer on the invoice; null for the person who ordered. */
export const Business = z.object({
  /** As registered with the PAN. */
  name: z.string(),
  /** Nine digits. */
  pan: z.string(),
  /** Absent where the invoice has the address of the order. */
  address: z.string().optional(),
})
export type Business = z.infer<typeof Business>

/** The business that the invoice is for; name and PAN blank for none. Rules: domain/invoices/business.ts. */
export const businessFields = {
  business_name: z.string().max(MAX_TEXT_LENGTH).optional(),
  /** Nine Latin or Devanagari digits. */
  pan: z.string().max(MAX_TEXT_LENGTH).optional(),
  /** On one line; required where somebody else receives the order. Otherwise the invoice has the address of the order. */
  business_address: z.string().max(MAX_TEXT_LENGTH).optional(),
}

/**
 * Somebody else who receives the order; all blank if the buyer does, and ignored for pickup. Rules:
 * domain/orders/recipient.ts.
 */
const recipientFields = {
  recipient_name: z.string().max(MAX_TEXT_LENGTH).optional(),
  /** The driver calls this number. */
  recipient_phone: z.string().max(MAX_TEXT_LENGTH).optional(),
  /** The packing slip then names no amount. */
  is_gift: z.boolean().optional(),
}

/** The recipient of an order; null where the buyer receives it. */
export const Recipient = z.object({
  name: z.string(),
  /** Ten digits. */
  phone: z.string(),
  /** Whether the packing slip names no amount. */
  isGift: z.boolean(),
})
export type Recipient = z.infer<typeof Recipient>

/** Slug of the pickup store. Defaults to the first of the quote's `stores`. */
const PickupAt = z.string().max(MAX_TEXT_LENGTH).optional()

/** Buyer, delivery and payment of an order from the cart or from an offer. Rules: domain/checkout/checkout.ts. */
export const orderFields = {
  name: Text,
  phone: Text,
  /** Optional for guests, unless the quote's `email` says otherwise. */
  email: Text,
  district: Text,
  province: Text,
  /** A local level (municipality) of the district, by its name in either language. */
  city: Text,
  ward: Ward,
  /** Tole, street and house. */
  street_address: Text,
  landmark: Text,
  position: DoorPosition,
  apartment: z.string().max(MAX_APARTMENT_LENGTH).default(''),
  zip: Text,
  method: z.enum(deliveryMethods),
  store: PickupAt,
  payment: z.enum(paymentMethods),
  floor: z.int().min(0).max(MAX_FLOOR).nullable().default(null),
  hasLift: z.boolean().default(false),
  access: z.string().max(MAX_NOTE_LENGTH).default(''),
  note: z.string().max(MAX_NOTE_LENGTH).default(''),
  ...recipientFields,
  ...businessFields,
  agreed: z.boolean().default(false),
}

/**
 * The wish to pay in instalments, for an order by bank transfer: a plan of the quote's `instalments`, with its version and
 * its figures as shown. If the bank's terms have changed, nothing is ordered.
 */
const InstalmentWish = z.strictObject({
  plan: Id,
  version: z.string().max(40),
  instalment: z.int().min(1),
  totalPaid: z.int().min(1),
})

/**
 * A part of the total that a gift card pays, by its code, or the store credit of the account, without a code. If it has less by
 * now, nothing is ordered.
 */
const CreditWish = z.strictObject({
  code: z.string().max(MAX_CREDIT_CODE_LENGTH).optional(),
  amount: z
    .int()
    .min(1)
    .max(MAX_PRICE_RUPEES * MAX_QUANTITY * MAX_CART_LINES),
})

export const PlaceBody = z.strictObject({
  ...orderFields,
  coupon: Coupon,
  instalments: InstalmentWish.optional(),
  credit: z.array(CreditWish).min(1).max(MAX_CREDITS_PER_ORDER).optional(),
  /**
   * Variants that do not get in by the measures that the browser keeps. Those that are not ordered are dropped, and all of
   * them for pickup.
   */
  does_not_fit: z.array(Id).max(MAX_CART_LINES).optional(),
  shown: Shown,
})
export type PlaceBody = z.input<typeof PlaceBody>
