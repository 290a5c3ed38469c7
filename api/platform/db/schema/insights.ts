import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { products } from './products.ts'

/**
 * How often the page of a product was opened on a day, and the product was added to a cart or brought to the checkout.
 * Counters alone (api/shop/insights/product-counter.ts): they do not tell visitors apart.
 */
export const productCounts = pgTable(
  'product_counts',
  {
    /** In Nepal. */
    day: date().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    views: integer().notNull().default(0),
    /** Additions to a cart. */
    carted: integer().notNull().default(0),
    /** Checkouts begun with it. */
    checkouts: integer().notNull().default(0),
  },
  (row) => [
    primaryKey({ columns: [row.day, row.productId] }),
    index('product_counts_by_product').on(row.productId),
    check('product_counts_not_negative', sql`least(${row.views}, ${row.carted}, ${row.checkouts}) >= 0`),
  ],
)
