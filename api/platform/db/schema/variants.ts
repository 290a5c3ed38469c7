import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Package } from '#domain/catalog/packages.ts'
import { productColors } from './product-colors.ts'
import { products } from './products.ts'

/** The unit that shoppers buy: one size of one type of a product in one color. */
export const variants = pgTable(
  'variants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text().notNull().unique(),
    /** Null when the product's color has no name. */
    colorId: integer(),
    /** For example `153*200`; null when the product comes in one size. */
    size: text(),
    /** `Normal` or `Hydraulics`; null when the product comes in one type. */
    type: text(),
    /** In the shop's order: by color, then by size and type. */
    position: integer().notNull(),
    /** Whole rupees, including VAT. */
    price: integer().notNull(),
    oldPrice: integer(),
    /** What the shop pays for one piece: whole rupees, without VAT. Null while nobody has entered it. */
    cost: integer(),
    stock: integer().notNull().default(0),
    /** Low-stock threshold in pieces; null means the general one of shop_settings. */
    lowStockAt: integer(),
    weightKg: numeric({ precision: 6, scale: 1, mode: 'number' }),
    /** Dimensions in this size, in centimeters; null means the product's. */
    widthCm: integer(),
    depthCm: integer(),
    heightCm: integer(),
    /** Empty while nobody has entered them. */
    packages: jsonb().$type<Package[]>().notNull().default([]),
  },
  (variant) => [
    foreignKey({
      name: 'variants_color_of_product',
      columns: [variant.productId, variant.colorId],
      foreignColumns: [productColors.productId, productColors.id],
    }),
    unique('variants_one_per_choice')
      .on(variant.productId, variant.colorId, variant.size, variant.type)
      .nullsNotDistinct(),
    unique('variants_in_order').on(variant.productId, variant.position),
    index('variants_by_sku_part').using('gin', sql`${variant.sku} gin_trgm_ops`),
    check('variants_price_positive', sql`${variant.price} > 0`),
    check('variants_cost', sql`${variant.cost} >= 0`),
    check('variants_old_price_higher', sql`${variant.oldPrice} > ${variant.price}`),
    check('variants_stock_not_negative', sql`${variant.stock} >= 0`),
    check('variants_low_stock', sql`${variant.lowStockAt} >= 0`),
    check('variants_weight_positive', sql`${variant.weightKg} > 0`),
    check(
      'variants_dimensions_all_or_none',
      sql`num_nonnulls(${variant.widthCm}, ${variant.depthCm}, ${variant.heightCm}) in (0, 3)
        and coalesce(${variant.widthCm} > 0 and ${variant.depthCm} > 0 and ${variant.heightCm} > 0, true)`,
    ),
    check('variants_packages', sql`jsonb_array_length(${variant.packages}) <= 20`),
    check('variants_sku_form', sql`${variant.sku} ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'`),
  ],
)
