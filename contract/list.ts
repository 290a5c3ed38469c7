import { z } from 'zod'
import { Id, Picture } from './common.ts'

/** A link to a list as `POST /list/shares` gives it. */
const SHARE_TOKEN = /^[\w-]{43}$/

const Price = z.int().nonnegative()

/** A product somebody saved, as it is now. */
export const ListItem = z.object({
  productId: z.string(),
  name: z.string(),
  picture: Picture.nullable(),
  category: z.string(),
  /** The variant that the card shows first, and that Add to Cart takes. */
  variantId: z.string().nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  price: Price,
  oldPrice: Price.nullable(),
  /** Mean stars; null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
  /** Of all sizes and types. */
  countInStock: z.int(),
  addedAt: z.iso.datetime(),
  /** Whether a mail was asked for as soon as there is some again. */
  isNoticeWanted: z.boolean(),
})
export type ListItem = z.infer<typeof ListItem>

function reply<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), error: z.literal(false), message: z.string(), ...shape })
}

/** The whole list, the newest first. */
export const ListReply = reply({ data: z.array(ListItem) })
export type ListReply = z.infer<typeof ListReply>
export const ListShareReply = reply({ share: z.object({ token: z.string() }) })
export type ListShareReply = z.infer<typeof ListShareReply>

export const ListItemParams = z.strictObject({ productId: Id })
export const ListShareParams = z.strictObject({ token: z.string().regex(SHARE_TOKEN, 'Is no link to a list') })
