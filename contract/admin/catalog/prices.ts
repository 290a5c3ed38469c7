import { MAX_PIECE_PRICE } from '#domain/catalog/product.ts'
import { ChosenColor } from '#contract/catalog/colors.ts'
import { RowId } from '#contract/common.ts'
import { z } from 'zod'
import { ChosenIds, Price } from './products.ts'

/** A price of a variant, and the time from which it applied. */
export const PriceChange = z.object({
  id: z.int(),
  variantId: z.int(),
  price: z.int(),
  oldPrice: z.int().nullable(),
  /** Whether the product was published. */
  isOffered: z.boolean(),
  since: z.iso.datetime(),
  /** Null if no staff member made the change. */
  staffName: z.string().nullable(),
})
export type PriceChange = z.infer<typeof PriceChange>
/** Price changes of one product. */
export const PriceHistory = z.object({ items: z.array(PriceChange) })

/**
 * A bulk price change in percent or rupees; negative values lower prices. Results are rounded up to the next full step.
 */
export const PricePreviewBody = z.strictObject({
  productIds: ChosenIds,
  kind: z.enum(['percent', 'rupees']),
  amount: z.number().min(-MAX_PIECE_PRICE).max(MAX_PIECE_PRICE),
  roundTo: z.int().positive().max(10_000).default(1),
  /**
   * Show the old price of products that become cheaper, if the old price was genuine. Without it, no old price is
   * shown.
   */
  showOld: z.boolean(),
})
export type PricePreviewBody = z.infer<typeof PricePreviewBody>

export const PricePreviewRow = z.object({
  variantId: z.int(),
  productId: z.int(),
  name: z.string(),
  color: ChosenColor.nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  sku: z.string(),
  before: z.object({ price: z.int(), oldPrice: z.int().nullable() }),
  after: z.object({ price: z.int(), oldPrice: z.int().nullable() }),
  /** Why no old price is shown for a product that becomes cheaper; '' otherwise. */
  note: z.string(),
})
export type PricePreviewRow = z.infer<typeof PricePreviewRow>
export const PricePreview = z.object({ items: z.array(PricePreviewRow) })

/** How many variants a preview shows, and how many prices change at once: orders of these goods wait for some 4 ms each. */
export const MOST_PRICE_CHANGES = 500

/** New prices, each with the price that it replaces. */
export const PriceChangesBody = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        variantId: RowId,
        seen: z.strictObject({ price: z.int32(), oldPrice: z.int32().nullable() }),
        price: Price,
        oldPrice: Price.nullable(),
      }),
    )
    .min(1)
    .max(MOST_PRICE_CHANGES),
})
export type PriceChangesBody = z.infer<typeof PriceChangesBody>
