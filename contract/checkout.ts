import { MAX_PRICE_RUPEES } from '#domain/bounds.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { MAX_APARTMENT_LENGTH, MAX_COUPON_LENGTH, MAX_FLOOR, MAX_NOTE_LENGTH } from '#domain/checkout/checkout.ts'
import { deliveryMethods } from '#domain/delivery-zones/delivery-estimate.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { z } from 'zod'
import { Picture } from './common.ts'

/** Enough for every rule of the domain to speak first; only what nobody types is refused here. */
const MAX_TEXT_LENGTH = 1_000
const Text = z.string().max(MAX_TEXT_LENGTH).default('')
/** Whole rupees, VAT contained. */
const Price = z.int().nonnegative()
const Coupon = z.string().max(MAX_COUPON_LENGTH).default('')

/** What decides the figures: all may still be open. */
export const QuoteBody = z.strictObject({
  district: Text,
  method: z.enum(deliveryMethods).optional(),
  payment: z.enum(paymentMethods).optional(),
  coupon: Coupon,
})
export type QuoteBody = z.input<typeof QuoteBody>

/** A line of what would be ordered now. */
export const QuoteLine = z.object({
  /** Id of the cart line. */
  _id: z.uuid(),
  variantId: z.string(),
  productId: z.string(),
  name: z.string(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  picture: Picture.nullable(),
  price: Price,
  quantity: z.int().positive(),
  /** Before and after what promotions take off. */
  subtotal: Price,
  total: Price,
})
export type QuoteLine = z.infer<typeof QuoteLine>

/** What a promotion takes off. */
export const Reduction = z.object({
  /** As shoppers read it. */
  name: z.string(),
  /** Null for one that needs none. */
  code: z.string().nullable(),
  amount: Price,
})

/** `subtotal` and `shippingFee` less `reductions` are `total`. */
export const OrderTotals = z.object({
  subtotal: Price,
  /** Discounts on goods and on delivery. */
  reductions: z.array(Reduction),
  /** Delivery fee before discounts. */
  shippingFee: Price,
  /** What is paid. */
  total: Price,
  /** Contained in `total`. */
  vat: Price,
  totalWithoutVat: Price,
})
export type OrderTotals = z.infer<typeof OrderTotals>

/** Days in Nepal. */
const Estimate = z.object({ first: z.iso.date(), last: z.iso.date() })

export const QuotedMethod = z.object({
  method: z.enum(deliveryMethods),
  /** What is paid for it: after what a promotion takes off. */
  fee: Price,
  /** Business days; null by arrangement, and for pickup. */
  days: z.object({ min: z.int(), max: z.int() }).nullable(),
  /** Null by arrangement. Of a pickup: from the first day on. */
  estimate: Estimate.nullable(),
})
export type QuotedMethod = z.infer<typeof QuotedMethod>

/** A store at which an order can be collected. */
export const CollectionStore = z.object({
  slug: z.string(),
  name: z.string(),
  /** In one line. */
  address: z.string(),
})
export type CollectionStore = z.infer<typeof CollectionStore>

/** Why a code takes nothing off: there is none of this name, or domain/promotions/promotion.ts says so. */
const couponRefusals = ['unknown', 'not-begun', 'over', 'used-up', 'used-before', 'no-goods', 'below-minimum'] as const

/** What an order would be, at the figures of now. */
export const Quote = z.object({
  /** In the order in which they were added; without any, nothing can be ordered. */
  lines: z.array(QuoteLine),
  /** What is in the cart and cannot be had now, or not as many. */
  leftOut: z.array(
    z.object({
      name: z.string(),
      size: z.string().nullable(),
      type: z.string().nullable(),
      wanted: z.int(),
      kept: z.int(),
    }),
  ),
  /** Pieces. */
  itemCount: z.int(),
  totals: OrderTotals.extend({
    /** Until a method is chosen `shippingFee` is that of a standard delivery. */
    isEstimate: z.boolean(),
    missingForFreeShipping: Price,
    freeShippingOver: Price,
  }),
  /** Null when none was given. */
  coupon: z.object({ code: z.string(), refusal: z.enum(couponRefusals).nullable(), minimum: Price }).nullable(),
  /** Those the district has; all of them as long as no district is given. */
  methods: z.array(QuotedMethod),
  /** Where a pickup can be collected; none where that is at the shop's own address. */
  stores: z.array(CollectionStore),
  /** Those that can be chosen for this district and method. */
  payments: z.array(z.enum(paymentMethods)),
  /** Whether delivery needs the floor and the access. */
  asksAccess: z.boolean(),
})
export type Quote = z.infer<typeof Quote>

function reply<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), error: z.literal(false), message: z.string(), ...shape })
}

export const QuoteReply = reply({ data: Quote })
export type QuoteReply = z.infer<typeof QuoteReply>

/** What the page showed: it is charged, or nothing is ordered. */
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

/** Slug of the store at which a pickup is collected; the first of the quote's `stores` where it is left out. */
const PickupAt = z.string().max(MAX_TEXT_LENGTH).optional()

/** Buyer, delivery and payment of an order, whether from the cart or from a quote. Rules: domain/checkout/checkout.ts. */
export const orderFields = {
  name: Text,
  phone: Text,
  email: Text,
  street_address: Text,
  apartment: z.string().max(MAX_APARTMENT_LENGTH).default(''),
  city: Text,
  province: Text,
  district: Text,
  zip: Text,
  method: z.enum(deliveryMethods),
  store: PickupAt,
  payment: z.enum(paymentMethods),
  floor: z.int().min(0).max(MAX_FLOOR).nullable().default(null),
  hasLift: z.boolean().default(false),
  access: z.string().max(MAX_NOTE_LENGTH).default(''),
  note: z.string().max(MAX_NOTE_LENGTH).default(''),
  agreed: z.boolean().default(false),
}

export const PlaceBody = z.strictObject({ ...orderFields, coupon: Coupon, shown: Shown })
export type PlaceBody = z.input<typeof PlaceBody>
