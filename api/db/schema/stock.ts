import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { stockReasons } from '#domain/stock.ts'
import { instant } from './instant.ts'
import { variants } from './products.ts'

/** Why there is as much of a variant as there is: its movements add up to its stock. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** Pieces that came, or went (below 0). */
    change: integer().notNull(),
    /** Pieces there were after it. */
    stock: integer().notNull(),
    reason: text({ enum: stockReasons }).notNull(),
    /** Of the order that took or gave them back; no reference, so that taking them costs no lock. */
    orderNumber: text(),
    /** Who of the staff; null for shoppers and the shop itself. */
    staffId: uuid(),
    note: text().notNull().default(''),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (movement) => [
    index('stock_movements_by_variant').on(movement.variantId, movement.id),
    check('stock_movements_stock', sql`${movement.stock} >= 0`),
  ],
)

/** What a variant was offered at, from when on; written by a trigger whenever it changes. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** Whole rupees. */
    price: integer().notNull(),
    oldPrice: integer(),
    /** Who of the staff; null for the seed. */
    staffId: uuid(),
    since: instant().notNull().defaultNow(),
  },
  (change) => [index('price_changes_by_variant').on(change.variantId, change.since)],
)
