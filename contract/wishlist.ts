import { z } from 'zod'
import { Id, NamedId, Picture, Rupees, reply } from './common.ts'
import { ChosenColor, ColorSlug } from './catalog/colors.ts'
import { ProductCard } from './catalog/products.ts'

/** A token returned by `POST /list/shares`. */
const SHARE_TOKEN = /^[\w-]{43}$/

/** A saved product in its current state. */
export const ListItem = z.object({
  productId: z.string(),
  name: z.string(),
  picture: Picture.nullable(),
  category: NamedId,
  /**
   * The first variant in stock, or else the first variant, of the saved color if there is one. Its price, color, size
   * and type are shown, and Add to Cart adds it. Null if the shop no longer has the product; `price` is then the last one.
   */
  variantId: z.string().nullable(),
  color: ChosenColor.nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  price: Rupees,
  oldPrice: Rupees.nullable(),
  /** Average rating; null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
  /** How many pieces of that variant Add to Cart can add; 0 without a variant. */
  variantStock: z.int(),
  /** Stock of all variants; 0 when the product is gone. */
  countInStock: z.int(),
  addedAt: z.iso.datetime(),
  /** Whether the shopper wants an email when it is back in stock. */
  isNoticeWanted: z.boolean(),
})
export type ListItem = z.infer<typeof ListItem>

/** The whole list, newest first. `share` is null if the list is not shared. */
export const ListReply = reply({
  data: z.array(ListItem),
  share: z.object({ token: z.string() }).nullable(),
})
export type ListReply = z.infer<typeof ListReply>

/** The products of a shared list that the shop still has, newest first. The owner stays anonymous. */
export const SharedListReply = reply({ data: z.array(ProductCard) })
export type SharedListReply = z.infer<typeof SharedListReply>

export const ListItemParams = z.strictObject({ productId: Id })
/** PostgreSQL has no year 0. */
const Instant = z.iso.datetime().refine((text) => Date.parse(text) >= 0, 'Must be after 1970')
/**
 * `color` saves the product in that color; saving it again in another color replaces the color. `addedAt` restores a
 * removed product to its old position.
 */
export const ListItemBody = z.strictObject({ addedAt: Instant.optional(), color: ColorSlug.optional() }).nullish()
export type ListItemBody = z.input<typeof ListItemBody>
export const ListShareParams = z.strictObject({ token: z.string().regex(SHARE_TOKEN, 'Is no link to a list') })
