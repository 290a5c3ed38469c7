import { MAX_PRICE_RUPEES } from '#domain/bounds.ts'
import { cutReasons, lineStates, MAX_CART_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { z } from 'zod'
import { Reduction } from './checkout.ts'
import { Id, Picture } from './common.ts'

/** A key as `POST /cart/shares` gives it. */
const SHARE_TOKEN = /^[\w-]{43}$/
const MAX_CHOICE_LENGTH = 100
const MAX_NOTICES = 100

/** Whole rupees, VAT contained. */
const Price = z.int().nonnegative()
/** As a browser says it; any other is nonsense. */
const ShownPrice = z.int().min(0).max(MAX_PRICE_RUPEES)
const Quantity = z.int().min(1).max(MAX_QUANTITY)

/** A size and type to choose instead. */
const CartChoice = z.object({
  _id: z.string(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  price: Price,
  oldPrice: Price.nullable(),
  countInStock: z.int(),
})

const Change = z.object({ was: z.int(), now: z.int() }).nullable()

export const CartLine = z.object({
  _id: z.uuid(),
  /** Null once it left the shop: there is no page of it any more. */
  productId: z.string().nullable(),
  /** Null once it does not exist any more. */
  variantId: z.string().nullable(),
  name: z.string(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  picture: Picture.nullable(),
  state: z.enum(lineStates),
  /** As asked for. */
  quantity: Quantity,
  /** How many of them can be bought now; only these count. */
  buyable: z.int().nonnegative(),
  countInStock: z.int(),
  /** Now; what it last was once it left the shop. */
  price: Price,
  oldPrice: Price.nullable(),
  /** `price` times `buyable`; 0 for a line saved for later. */
  subtotal: Price,
  /** Since it was added, or since the shopper last accepted it; null where nothing changed. */
  changes: z.object({ price: Change, quantity: Change }),
  /** All sizes and types of the product, this one among them; none once it left the shop. */
  choices: z.array(CartChoice),
})
export type CartLine = z.infer<typeof CartLine>

/** Why the cart holds fewer pieces than requested. */
export const CartNotice = z.object({
  _id: z.uuid(),
  reason: z.enum(cutReasons),
  name: z.string(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  wanted: z.int(),
  /** How many of those could be bought. */
  kept: z.int(),
})
export type CartNotice = z.infer<typeof CartNotice>

/** `subtotal` and `shippingFee` less `reductions` are `total`. */
const CartTotals = z.object({
  subtotal: Price,
  /** By promotions that need no code, of the goods and of the delivery. */
  reductions: z.array(Reduction),
  /** Estimated delivery fee before discounts; free from `freeShippingOver` on. */
  shippingFee: Price,
  total: Price,
  /** Contained in `total`. */
  vat: Price,
  totalWithoutVat: Price,
  /** Rupees of goods that are missing until the delivery is free; 0 when it is. */
  missingForFreeShipping: Price,
  freeShippingOver: Price,
})

const SharedCart = z.object({
  /** In the order in which they were added. */
  lines: z.array(CartLine),
  /** Pieces that can be bought now. */
  itemCount: z.int(),
  totals: CartTotals,
})
export type SharedCart = z.infer<typeof SharedCart>

export const Cart = SharedCart.extend({
  /** For later: beside the cart, counted nowhere. */
  saved: z.array(CartLine),
  /** Until they are said to be seen, the oldest first. */
  notices: z.array(CartNotice),
})
export type Cart = z.infer<typeof Cart>

function reply<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), error: z.literal(false), message: z.string(), ...shape })
}

export const CartReply = reply({ data: Cart })
export type CartReply = z.infer<typeof CartReply>
export const SharedCartReply = reply({ data: SharedCart })
export type SharedCartReply = z.infer<typeof SharedCartReply>
export const ShareReply = reply({ data: Cart, share: z.object({ token: z.string(), keptUntil: z.iso.datetime() }) })
export type ShareReply = z.infer<typeof ShareReply>

const Choice = z.string().max(MAX_CHOICE_LENGTH)

/** What to add: a variant, or a product in the first size and type of it that is as asked for. */
export const AddLineBody = z
  .strictObject({
    variantId: Id.optional(),
    productId: Id.optional(),
    size: Choice.optional(),
    type: Choice.optional(),
    quantity: Quantity.default(1),
    /** That the shopper was shown. If it is another by now, the line says so. */
    shownPrice: ShownPrice.min(1).optional(),
    /** The line before which it is to stand, as far as it is there: what was removed goes back to its place. */
    before: z.uuid().optional(),
  })
  .refine(({ variantId, productId }) => (variantId === undefined) !== (productId === undefined), {
    path: ['variantId'],
    message: 'Must be given, or else productId',
  })
  .refine(({ variantId, size, type }) => variantId === undefined || (size === undefined && type === undefined), {
    path: ['variantId'],
    message: 'Must stand without size and type, which it has itself',
  })
export type AddLineBody = z.input<typeof AddLineBody>

/** What is absent stays. A line that comes to have the variant of another takes that one in. */
export const ChangeLineBody = z
  .strictObject({
    quantity: Quantity.optional(),
    /** Another variant of the same product. */
    variantId: Id.optional(),
    isSaved: z.boolean().optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    path: ['body'],
    message: 'Must say what to change',
  })
export type ChangeLineBody = z.input<typeof ChangeLineBody>

/** What the shopper has seen, as it was shown: `price` and `buyable` of lines, and notices. */
export const SeenBody = z.strictObject({
  lines: z
    .array(z.strictObject({ _id: z.uuid(), price: ShownPrice, buyable: z.int().min(0).max(MAX_QUANTITY) }))
    .max(MAX_CART_LINES)
    .default([]),
  notices: z.array(z.uuid()).max(MAX_NOTICES).default([]),
})
export type SeenBody = z.input<typeof SeenBody>

export const LineParams = z.strictObject({ id: z.uuid() })
export const ShareParams = z.strictObject({ token: z.string().regex(SHARE_TOKEN, 'Is no link to a cart') })
