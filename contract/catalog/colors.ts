import { MAX_SLUG_LENGTH, SLUG_PATTERN } from '#domain/slug.ts'
import { Picture } from '#contract/common.ts'
import { z } from 'zod'

/** A color that a product comes in, or a finish, such as another wood. */
export const Color = z.object({
  /** Names the color in addresses: `forest-green`. Unique in the product, and the same in both languages. */
  slug: z.string(),
  name: z.string(),
  /** `#2f5d46`. */
  swatch: z.string(),
  /** A small picture to show instead of the swatch, for patterns and woods; null for a plain color. */
  swatchPicture: Picture.nullable(),
})
export type Color = z.infer<typeof Color>

/** The color of a piece in a cart, list or order. It is a copy, so it stays when the shop changes the color. */
export const ChosenColor = Color.pick({ slug: true, name: true, swatch: true })
export type ChosenColor = z.infer<typeof ChosenColor>

/** A picture of a product. */
export const ProductPicture = Picture.extend({
  /** Slug of the color that it shows; null if it suits every color. */
  color: z.string().nullable(),
})
export type ProductPicture = z.infer<typeof ProductPicture>

/** A color in a request, by its slug. */
export const ColorSlug = z.string().max(MAX_SLUG_LENGTH).regex(SLUG_PATTERN)
