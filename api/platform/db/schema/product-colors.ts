import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { translations } from './columns.ts'
import { pictures } from './pictures.ts'
import { products } from './products.ts'

/** Colors and finishes that a product comes in. A product without rows comes in one that has no name. */
export const productColors = pgTable(
  'product_colors',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The color in addresses, such as `forest-green`. */
    slug: text().notNull(),
    name: text().notNull(),
    /** `#2f5d46`. */
    swatch: text().notNull(),
    /** Shown instead of the swatch, for patterns and woods. */
    swatchPictureId: text().references(() => pictures.id),
    translations: translations<'name'>(),
  },
  (color) => [
    // Target of the foreign keys that keep a variant or picture to the colors of its own product.
    primaryKey({ columns: [color.productId, color.id] }),
    unique('product_colors_one_per_slug').on(color.productId, color.slug),
    unique('product_colors_in_order').on(color.productId, color.position),
    check('product_colors_slug_form', sql`${color.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('product_colors_name_not_blank', sql`btrim(${color.name}) <> ''`),
    check('product_colors_swatch_form', sql`${color.swatch} ~ '^#[0-9a-f]{6}$'`),
    index('product_colors_by_picture').on(color.swatchPictureId),
  ],
)
