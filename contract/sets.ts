import { z } from 'zod'
import { ChosenColor, ProductPicture } from './catalog/colors.ts'
import { Variant } from './catalog/products.ts'

/** A product of a set. */
export const SetPiece = z.object({
  productId: z.string(),
  name: z.string(),
  /** How many of it belong to one set. */
  quantity: z.int().positive(),
  /** Whether it has the same size as the other pieces with this mark, as a mattress and its bed. */
  sharesSize: z.boolean(),
  /** In the shop's order; empty if no color has a name. */
  colors: z.array(ChosenColor.pick({ slug: true, name: true })),
  /** The first picture of each color. */
  pictures: z.array(ProductPicture),
  /** In the shop's order. Any of them counts, as far as its size fits. */
  variants: z.array(Variant.pick({ _id: true, color: true, size: true, type: true, price: true, countInStock: true })),
})
export type SetPiece = z.infer<typeof SetPiece>

/** Products that cost less together. The reduction applies to every complete set in a cart. */
export const ShownSet = z.object({
  _id: z.string(),
  name: z.string(),
  /** Percent off the goods of a complete set, rounded down to whole rupees. */
  percent: z.int().positive(),
  /** The main piece first. */
  pieces: z.array(SetPiece),
})
export type ShownSet = z.infer<typeof ShownSet>

export const SetReply = z.object({
  success: z.literal(true),
  message: z.string(),
  /** The set that the product belongs to, preferably as its main piece; null if it belongs to none that can be sold. */
  set: ShownSet.nullable(),
})
export type SetReply = z.infer<typeof SetReply>
