import { MAX_CHOICE_LENGTH } from '#domain/bounds.ts'
import { z } from 'zod'
import { Id, NamedId, Picture, Rupees, reply } from './common.ts'
import { ChosenColor, ColorSlug } from './catalog/colors.ts'
import { ProductCard } from './catalog/products.ts'

/** A token returned by `POST /list/shares`. */
const SHARE_TOKEN = /^[\w-]{43}$/

/** What a product was saved in: the color by its slug. Null means any. */
export const SavedChoice = z.object({
  color: z.string().nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
})
export type SavedChoice = z.infer<typeof SavedChoice>

/** A saved product in its current state. */
export const ListItem = z.object({
  productId: z.string(),
  name: z.string(),
  picture: Picture.nullable(),
  category: NamedId,
  /**
   * The variant of the saved color, size and type, or the one most like it; of several, the first in stock. Its price,
   * color, size and type are shown, and Add to Cart adds it. Null if the shop no longer has the product; `price` is then
   * the last one.
   */
  variantId: z.string().nullable(),
  color: ChosenColor.nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  /** Differs from the shown color, size and type where the shop no longer sells the saved ones. */
  saved: SavedChoice,
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
export const SharedListReply = reply({ data: z.array(ProductCard.extend({ saved: SavedChoice })) })
export type SharedListReply = z.infer<typeof SharedListReply>

export const ListItemParams = z.strictObject({ productId: Id })
/** PostgreSQL has no year 0. */
const Instant = z.iso.datetime().refine((text) => Date.parse(text) >= 0, 'Must be after 1970')
const Choice = z.string().max(MAX_CHOICE_LENGTH)
/**
 * `color`, `size` and `type` save the product in them; saving it again with any of them replaces all three. `addedAt`
 * restores a removed product to its old position, also in a choice that is no longer sold.
 */
export const ListItemBody = z
  .strictObject({
    addedAt: Instant.optional(),
    color: ColorSlug.optional(),
    size: Choice.optional(),
    type: Choice.optional(),
  })
  .nullish()
export type ListItemBody = z.input<typeof ListItemBody>
export const ListShareParams = z.strictObject({ token: z.string().regex(SHARE_TOKEN, 'Is no link to a list') })
