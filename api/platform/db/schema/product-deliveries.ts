import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './products.ts'

/**
 * How many orders of a product were delivered in a district, for everybody to read. A nightly job counts them
 * (api/shop/catalog/count-deliveries.ts). A row has at least three buyers, so that nobody is recognized.
 */
export const productDeliveries = pgTable(
  'product_deliveries',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** English name. */
    district: text().notNull(),
    orders: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.productId, row.district] }),
    check('product_deliveries_of_several', sql`${row.orders} >= 3`),
  ],
)
