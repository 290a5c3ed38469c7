import { z } from 'zod'
import { Picture, RowId, Rupees, WholeNumber, MAX_INTEGER } from '#contract/common.ts'
import { DoorPosition, Ward } from '#contract/checkout.ts'
import { ChosenColor } from '#contract/catalog/colors.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { MAX_APARTMENT_LENGTH, MAX_LANDMARK_LENGTH } from '#domain/checkout/checkout.ts'
import { deliveryMethods } from '#domain/delivery-zones/delivery-estimate.ts'
import { editFees } from '#domain/orders/order-edit.ts'
import { paidWays, paymentMethods } from '#domain/payments/payment-methods.ts'
import { Version } from '#contract/admin/list.ts'

const MAX_REASON_LENGTH = 500
const MAX_TEXT_LENGTH = 200

const Quantity = WholeNumber(1, MAX_QUANTITY)

/** A line that stays, by its position, at the price that was agreed; or a variant that is added, at today's price. */
const EditLine = z.union([
  z.strictObject({ position: WholeNumber(0, MAX_CART_LINES), quantity: Quantity }),
  z.strictObject({ variantId: RowId, quantity: Quantity }),
])

/** Where and how an order is delivered instead. */
const EditDelivery = z.strictObject({
  method: z.enum(deliveryMethods),
  /** Slug of the pickup store; without one it stays, or it is the first that offers pickup. */
  store: z.string().max(MAX_TEXT_LENGTH).optional(),
  province: z.string().max(MAX_TEXT_LENGTH),
  district: z.string().max(MAX_TEXT_LENGTH),
  city: z.string().max(MAX_TEXT_LENGTH),
  ward: Ward,
  street_address: z.string().max(MAX_TEXT_LENGTH),
  landmark: z.string().max(MAX_LANDMARK_LENGTH),
  position: DoorPosition,
  apartment: z.string().max(MAX_APARTMENT_LENGTH),
  zip: z.string().max(MAX_TEXT_LENGTH),
})

/** An order as it shall be. Lines that are not named are removed. */
export const OrderEditBody = z.strictObject({
  version: Version,
  lines: z.array(EditLine).min(1, 'An order needs a line. To end it, cancel it.').max(MAX_CART_LINES),
  fee: z.enum(editFees),
  /** What staff take off the pieces, in all; 0 for nothing. */
  discount: WholeNumber(0, MAX_INTEGER),
  /** Null leaves address and method as they are. */
  delivery: EditDelivery.nullable().default(null),
})
export type OrderEditBody = z.output<typeof OrderEditBody>

/** The customer reads the reason. */
export const OrderEditSaveBody = OrderEditBody.extend({
  /** The new total as the preview showed it. At another one, since a price or a rule changed, the edit is stale. */
  total: Rupees,
  reason: z.string().trim().min(1, 'Please say why: the customer reads it').max(MAX_REASON_LENGTH),
})
export type OrderEditSaveBody = z.output<typeof OrderEditSaveBody>

const Change = z.object({ from: Rupees, to: Rupees })

/** What an edit changed. Names are in English. */
export const OrderEditDetail = z.object({
  pieces: z.array(z.object({ name: z.string(), from: z.int(), to: z.int() })),
  total: Change,
  shipping: Change,
  discount: Change,
  district: z.object({ from: z.string(), to: z.string() }).optional(),
  method: z.object({ from: z.enum(deliveryMethods), to: z.enum(deliveryMethods) }).optional(),
  store: z.object({ from: z.string(), to: z.string() }).optional(),
  changesAddress: z.literal(true).optional(),
})

/** What staff edit, as it is now. */
export const EditableOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  version: Version,
  /** Why it cannot be edited; null if it can. */
  why: z.string().nullable(),
  lines: z.array(
    z.object({
      position: z.int().nonnegative(),
      variantId: z.int().nullable(),
      sku: z.string(),
      name: z.string(),
      color: ChosenColor.nullable(),
      size: z.string().nullable(),
      type: z.string().nullable(),
      picture: Picture.nullable(),
      price: Rupees,
      quantity: z.int().positive(),
      /** Pieces that can be added; 0 if it is not sold any more. */
      stock: z.int().nonnegative(),
      /** Other sizes, colors and types of the product that are for sale, at the prices of today. */
      others: z.array(
        z.object({
          variantId: z.int(),
          sku: z.string(),
          color: ChosenColor.nullable(),
          size: z.string().nullable(),
          type: z.string().nullable(),
          price: Rupees,
          stock: z.int().positive(),
        }),
      ),
    }),
  ),
  /** The delivery fee as it was agreed; null for an order that is collected. */
  fee: Rupees.nullable(),
  /** Stores that offer pickup. */
  stores: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** What staff took off before. */
  discount: Rupees,
})
export type EditableOrder = z.infer<typeof EditableOrder>

/** What happens to the order's invoice. `stays`: it prints nothing that changes. `follows`: the first one is still to be issued. */
const editDocuments = ['reissued', 'stays', 'follows'] as const

/** What an edit would do. */
export const OrderEditPreview = z.object({
  isChanged: z.boolean(),
  lines: z.array(z.object({ price: Rupees, quantity: z.int(), total: Rupees })),
  subtotal: Rupees,
  reductions: z.array(z.object({ name: z.string(), amount: Rupees })),
  vat: Rupees,
  /** Discounts that no longer apply. */
  dropped: z.array(z.string()),
  change: OrderEditDetail,
  /** What the customer still has to pay then, and by which method. */
  due: Rupees,
  payment: z.enum(paymentMethods),
  /** What goes back, and how the money came in. */
  refund: Rupees,
  refundTo: z.enum(paidWays),
  document: z.enum(editDocuments),
  /** Whether what is due is less than a wallet takes, and the order is paid by one. */
  isTooSmallForWallet: z.boolean(),
  /** Whether what was paid covers it then, so that the order is confirmed. */
  confirms: z.boolean(),
})
export type OrderEditPreview = z.infer<typeof OrderEditPreview>
