import { z } from 'zod'
import { Id, NamedId, Picture } from './common.ts'
import { ProductCard } from './catalog/products.ts'

/** A link to a list, as `POST /list/shares` gives it. */
const SHARE_TOKEN = /^[\w-]{43}$/

const Price = z.int().nonnegative()

/** A product somebody saved, as it is now. */
export const ListItem = z.object({
  productId: z.string(),
  name: z.string(),
  picture: Picture.nullable(),
  category: NamedId,
  /**
   * The first variant that is in stock, or else the first one: price, size and type are its, and Add to Cart takes it. Null
   * once the shop does not have the product any more; the price is then the last one.
   */
  variantId: z.string().nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  price: Price,
  oldPrice: Price.nullable(),
  /** Mean stars; null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
  /** Pieces that Add to Cart can add of that variant; 0 without a variant. */
  variantStock: z.int(),
  /** Stock of all variants; 0 when the product is gone. */
  countInStock: z.int(),
  addedAt: z.iso.datetime(),
  /** Whether the shopper wants a mail when it is back in stock. */
  isNoticeWanted: z.boolean(),
})
export type ListItem = z.infer<typeof ListItem>

function reply<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), error: z.literal(false), message: z.string(), ...shape })
}

/** The whole list, the newest first; `share` is null while nobody else may see it. */
export const ListReply = reply({
  data: z.array(ListItem),
  share: z.object({ token: z.string() }).nullable(),
})
export type ListReply = z.infer<typeof ListReply>

/** What everybody with the link sees: what the shop has now, the newest first, and nothing of whose it is. */
export const SharedListReply = reply({ data: z.array(ProductCard) })
export type SharedListReply = z.infer<typeof SharedListReply>

export const ListItemParams = z.strictObject({ productId: Id })
/** The calendar of the database has no year 0. */
const Instant = z.iso.datetime().refine((text) => Date.parse(text) >= 0, 'Must be after 1970')
/** `addedAt` puts back what was removed to where it stood. */
export const ListItemBody = z.strictObject({ addedAt: Instant.optional() }).nullish()
export type ListItemBody = z.input<typeof ListItemBody>
export const ListShareParams = z.strictObject({ token: z.string().regex(SHARE_TOKEN, 'Is no link to a list') })
