import { z } from 'zod'
import { ChosenColor } from '#contract/catalog/colors.ts'
import { MAX_INTEGER, Picture, RowId, Rupees, WholeNumber } from '#contract/common.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { exchangeFees } from '#domain/orders/order-exchange.ts'
import { paidWays, paymentMethods } from '#domain/payments/payment-methods.ts'

const MAX_REASON_LENGTH = 500

const Quantity = WholeNumber(1, MAX_QUANTITY)

/** Pieces that come back, and what goes out for them at the prices of today. */
export const ExchangeBody = z.strictObject({
  back: z
    .array(z.strictObject({ position: WholeNumber(0, MAX_CART_LINES), quantity: Quantity }))
    .min(1, 'Choose what comes back')
    .max(MAX_CART_LINES)
    .refine((pieces) => new Set(pieces.map(({ position }) => position)).size === pieces.length, 'Names a line twice'),
  lines: z
    .array(z.strictObject({ variantId: RowId, quantity: Quantity }))
    .min(1, 'Choose what goes out')
    .max(MAX_CART_LINES)
    .refine((lines) => new Set(lines.map(({ variantId }) => variantId)).size === lines.length, 'Names one twice'),
  /** What staff take off the pieces that go out, in all; 0 for nothing. */
  discount: WholeNumber(0, MAX_INTEGER),
  fee: z.enum(exchangeFees),
  /** How the buyer pays a difference. */
  payment: z.enum(paymentMethods),
})
export type ExchangeBody = z.output<typeof ExchangeBody>

/** The customer reads the reason. */
export const ExchangeSaveBody = ExchangeBody.extend({
  /** Both as the preview showed them. At other ones, since a price changed, the exchange is stale. */
  worth: Rupees,
  total: Rupees,
  reason: z.string().trim().min(1, 'Please say why: the customer reads it').max(MAX_REASON_LENGTH),
})
export type ExchangeSaveBody = z.output<typeof ExchangeSaveBody>

/** A delivered order with what can come back of it. */
export const ExchangeableOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  /** Why nothing of it can be exchanged; null if something can. */
  why: z.string().nullable(),
  lines: z.array(
    z.object({
      position: z.int().nonnegative(),
      sku: z.string(),
      name: z.string(),
      color: ChosenColor.nullable(),
      size: z.string().nullable(),
      type: z.string().nullable(),
      picture: Picture.nullable(),
      /** Price of one piece after discounts. */
      price: Rupees,
      /** Pieces that the buyer still has. */
      left: z.int().nonnegative(),
    }),
  ),
  /** Whether the new order is collected at the shop, as this one was. */
  isPickup: z.boolean(),
  payments: z.array(z.enum(paymentMethods)),
})
export type ExchangeableOrder = z.infer<typeof ExchangeableOrder>

/** What an exchange would do. */
export const ExchangePreview = z.object({
  /** Price of the pieces that come back, as far as it was paid and not refunded. */
  worth: Rupees,
  subtotal: Rupees,
  discount: Rupees,
  shipping: Rupees,
  total: Rupees,
  vat: Rupees,
  /** What the customer still has to pay for the new order. */
  due: Rupees,
  /** What goes back once the pieces are there, and how it came in. */
  refund: Rupees,
  refundTo: z.enum(paidWays),
  /** Ways to pay the difference. */
  payments: z.array(z.enum(paymentMethods)),
  /** Whether the new order is confirmed and invoiced at once. It waits for a payment otherwise. */
  confirms: z.boolean(),
})
export type ExchangePreview = z.infer<typeof ExchangePreview>

/** The order that goes out. */
export const ExchangeReply = z.object({ id: z.uuid(), number: z.string() })
