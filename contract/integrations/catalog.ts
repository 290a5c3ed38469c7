import { z } from 'zod'
import { MAX_PIECE_PRICE } from '#domain/catalog/product.ts'
import { MAX_SKU_LENGTH } from '#domain/catalog/variant-name.ts'
import { QueryFlag, QueryRowId, RowId, Rupees } from '#contract/common.ts'
import { HandMovement } from '#contract/admin/stock.ts'
import { choice, Instant, PageQuery, updatedSince } from './parts.ts'

const MAX_CHANGES = 200

/** One package as it is delivered, with its wrapping; sides in whole centimeters. */
const ApiPackage = z.object({
  name: z.string().describe('Such as Headboard; empty if it has none'),
  nepaliName: z.string(),
  lengthCm: z.int(),
  widthCm: z.int(),
  heightCm: z.int(),
  weightKg: z.number(),
})

/** What a shopper buys: one color, size and type of a product. */
export const ApiVariant = z.object({
  id: z.int(),
  productId: z.int(),
  sku: z.string(),
  ...choice,
  price: Rupees,
  oldPrice: Rupees.nullable().describe('The struck-through price'),
  stock: z.int(),
  weightKg: z.number().nullable(),
  packages: z.array(ApiPackage).describe('Empty as long as nobody has entered them'),
})
export type ApiVariant = z.infer<typeof ApiVariant>

export const ApiProduct = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  nepaliName: z.string().nullable(),
  isListed: z.boolean().describe('Whether shoppers can see it'),
  categoryId: z.int(),
  categoryName: z.string(),
  subcategoryId: z.int().nullable(),
  subcategoryName: z.string().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  comesAssembled: z.boolean().nullable().describe('False if it is built in the room; null if unknown'),
  packagesAreEstimates: z.boolean().describe('Whether the packages are guesses that nobody has measured'),
  variants: z.array(ApiVariant),
})
export type ApiProduct = z.infer<typeof ApiProduct>

export const ApiProductsQuery = PageQuery.extend({ isListed: QueryFlag.optional(), ...updatedSince })
export type ApiProductsQuery = z.output<typeof ApiProductsQuery>

const byVariant = { productId: QueryRowId.optional(), sku: z.string().max(MAX_SKU_LENGTH).optional() }
export const ApiVariantsQuery = PageQuery.extend(byVariant)
export type ApiVariantsQuery = z.output<typeof ApiVariantsQuery>

export const RowAsked = z.strictObject({ id: QueryRowId })

const Price = z.int().positive().max(MAX_PIECE_PRICE)

/** All prices change, or none. */
export const PriceChangeBody = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        variantId: RowId,
        seen: z
          .strictObject({ price: z.int32(), oldPrice: z.int32().nullable() })
          .describe('As it was read: when it changed since, the call is refused (409 stale)'),
        price: Price,
        oldPrice: Price.nullable().default(null).describe('Only a price that the shop really charged'),
      }),
    )
    .min(1)
    .max(MAX_CHANGES),
})

/** Stock of one variant. */
export const ApiStock = z.object({
  variantId: z.int(),
  productId: z.int(),
  sku: z.string(),
  stock: z.int(),
  lowStockAt: z.int().describe('At or below it the stock is low'),
  isLow: z.boolean(),
})
export type ApiStock = z.infer<typeof ApiStock>

export const ApiStockQuery = PageQuery.extend({ ...byVariant, isLow: QueryFlag.optional() })
export type ApiStockQuery = z.output<typeof ApiStockQuery>

/** All movements are recorded, or none. Each variant may appear once. */
export const StockMovementBody = z.strictObject({ movements: z.array(HandMovement).min(1).max(MAX_CHANGES) })
