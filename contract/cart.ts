import { MAX_CHOICE_LENGTH, MAX_PRICE_RUPEES } from '#domain/bounds.ts'
import { cutReasons, lineStates, MAX_CART_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { MAX_SET_PIECES } from '#domain/sets/product-set.ts'
import { z } from 'zod'
import { Reduction } from './checkout.ts'
import { ChosenColor, Color, ColorSlug } from './catalog/colors.ts'
import { Id, Picture, Rupees, reply } from './common.ts'

/** A token returned by `POST /cart/shares`. */
const SHARE_TOKEN = /^[\w-]{43}$/
const MAX_DISTRICT_LENGTH = 100
const MAX_NOTICES = 100

/** The shopper's district by its English name; any other text is a district without a zone. Totals count on it. */
export const CartQuery = z.strictObject({ district: z.string().max(MAX_DISTRICT_LENGTH).default('') })

/** Whole rupees, including VAT. */
/** A price sent by the browser; out-of-range values are rejected. */
const ShownPrice = z.int().min(0).max(MAX_PRICE_RUPEES)
const Quantity = z.int().min(1).max(MAX_QUANTITY)

/** A color, size and type of the product to choose from. */
const CartChoice = z.object({
  _id: z.string(),
  /** Slug of one of the line's `colors`. */
  color: z.string().nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  price: Rupees,
  oldPrice: Rupees.nullable(),
  countInStock: z.int(),
})

const Change = z.object({ was: z.int(), now: z.int() }).nullable()

export const CartLine = z.object({
  _id: z.uuid(),
  /** Null if the product left the shop and has no page any more. */
  productId: z.string().nullable(),
  /** Null if the variant no longer exists. */
  variantId: z.string().nullable(),
  name: z.string(),
  color: ChosenColor.nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  /** Shows the line's color. */
  picture: Picture.nullable(),
  state: z.enum(lineStates),
  /** The quantity requested by the shopper. */
  quantity: Quantity,
  /** How many of them can be bought now; only these count towards the totals. */
  buyable: z.int().nonnegative(),
  countInStock: z.int(),
  /** Whether each piece counts as large for the delivery fee. */
  isLarge: z.boolean(),
  /** Current price, or the last price if the product left the shop. */
  price: Rupees,
  oldPrice: Rupees.nullable(),
  /** `price` times `buyable`; 0 for a line saved for later. */
  subtotal: Rupees,
  /** Changes since the line was added or since the shopper last accepted them; null if nothing changed. */
  changes: z.object({ price: Change, quantity: Change }),
  /**
   * Variants of the product to choose from, including this one; empty if the product left the shop. Of a product with more
   * than 30 variants only those of the line's color, and one of each other color: the most alike in size and type.
   */
  choices: z.array(CartChoice),
  /** All colors of the product; empty if the product left the shop, or has no named color. */
  colors: z.array(Color),
})
export type CartLine = z.infer<typeof CartLine>

/** Why the cart holds fewer pieces than requested. */
export const CartNotice = z.object({
  _id: z.uuid(),
  reason: z.enum(cutReasons),
  name: z.string(),
  color: ChosenColor.nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  wanted: z.int(),
  /** The quantity that could be bought. */
  kept: z.int(),
})
export type CartNotice = z.infer<typeof CartNotice>

/** `total` is `subtotal` plus `shippingFee` minus `reductions`. */
const CartTotals = z.object({
  subtotal: Rupees,
  /** Discounts on goods and delivery from complete sets, and from promotions without a code. */
  reductions: z.array(Reduction),
  /** Fee of standard delivery before discounts: of the district, or of the shop; free above `freeShippingOver`. */
  shippingFee: Rupees,
  total: Rupees,
  /** Included in `total`. */
  vat: Rupees,
  totalWithoutVat: Rupees,
  /** Rupees of goods still needed for free delivery; 0 if delivery is free. */
  missingForFreeShipping: Rupees,
  freeShippingOver: Rupees,
})

/** A piece of a set in a size that fits no main piece in the cart, such as a single mattress beside a queen bed. */
const Misfit = z.object({
  /** Its line. */
  lineId: z.uuid(),
  /** The line of the main piece that lacks it. */
  mainId: z.uuid(),
  /** Size of the main piece. */
  size: z.string(),
  /** The variant that fits; null while there are not enough of it. */
  variantId: z.string().nullable(),
  /** What sets would take off more with that variant. */
  saving: Rupees,
})

const SharedCart = z.object({
  /** In the order in which they were added. */
  lines: z.array(CartLine),
  /** Number of pieces that can be bought now. */
  itemCount: z.int(),
  /** Whether our fitters build the furniture up in the district; true without a district. */
  fitting: z.boolean(),
  totals: CartTotals,
})
export type SharedCart = z.infer<typeof SharedCart>

export const Cart = SharedCart.extend({
  /** Lines saved for later; not part of counts or totals. */
  saved: z.array(CartLine),
  /** Notices not yet acknowledged, oldest first. */
  notices: z.array(CartNotice),
  misfits: z.array(Misfit),
})
export type Cart = z.infer<typeof Cart>

export const CartReply = reply({ data: Cart })
export type CartReply = z.infer<typeof CartReply>
export const SharedCartReply = reply({ data: SharedCart })
export type SharedCartReply = z.infer<typeof SharedCartReply>
export const ShareReply = reply({ data: Cart, share: z.object({ token: z.string(), keptUntil: z.iso.datetime() }) })
export type ShareReply = z.infer<typeof ShareReply>

const Choice = z.string().max(MAX_CHOICE_LENGTH)

/** Adds a variant, or the first variant of a product that matches `color`, `size` and `type`. */
export const AddLineBody = z
  .strictObject({
    variantId: Id.optional(),
    productId: Id.optional(),
    color: ColorSlug.optional(),
    size: Choice.optional(),
    type: Choice.optional(),
    quantity: Quantity.default(1),
    /** The price that the shopper saw. If it has changed, the line reports the change. */
    shownPrice: ShownPrice.min(1).optional(),
    /** Insert before this line if it still exists, so that undoing a removal restores the position. */
    before: z.uuid().optional(),
  })
  .refine(({ variantId, productId }) => (variantId === undefined) !== (productId === undefined), {
    path: ['variantId'],
    message: 'Must be given, or else productId',
  })
  .refine(
    ({ variantId, color, size, type }) =>
      variantId === undefined || (color === undefined && size === undefined && type === undefined),
    { path: ['variantId'], message: 'Must stand without color, size and type, which it has itself' },
  )
export type AddLineBody = z.input<typeof AddLineBody>

/** Several variants, such as a set: all are added, or none. */
export const AddPiecesBody = z.strictObject({
  pieces: z
    .array(z.strictObject({ variantId: Id, quantity: Quantity.default(1), shownPrice: ShownPrice.min(1).optional() }))
    .min(1)
    .max(MAX_SET_PIECES)
    .refine((pieces) => new Set(pieces.map(({ variantId }) => variantId)).size === pieces.length, {
      message: 'Must name each variant once',
    }),
})
export type AddPiecesBody = z.input<typeof AddPiecesBody>

/** Absent fields stay unchanged. If another line already has this variant, the two lines are merged. */
export const ChangeLineBody = z
  .strictObject({
    quantity: Quantity.optional(),
    /** Another variant of the same product. */
    variantId: Id.optional(),
    isSaved: z.boolean().optional(),
    /** With another size of a set's main piece: changes the pieces that must have its size too, where they are in stock. */
    withSet: z.boolean().optional(),
  })
  .refine((body) => [body.quantity, body.variantId, body.isSaved].some((value) => value !== undefined), {
    path: ['body'],
    message: 'Must say what to change',
  })
export type ChangeLineBody = z.input<typeof ChangeLineBody>

/** Acknowledges what the shopper saw: the notices, and each line's `price` and `buyable` as shown. */
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
