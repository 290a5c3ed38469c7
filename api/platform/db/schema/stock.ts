import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { stockReasons } from '#domain/stock.ts'
import { instant } from './instant.ts'
import { variants } from './products.ts'

/**
 * Why there is as much of a variant as there is: its movements add up to its stock. A trigger writes one for each change
 * (0026_catalogue_history.sql), whoever made it; why, the transaction says (api/shop/stock/stock-cause.ts).
 */
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

/** What a variant cost from when on, and whether it was offered at all; written by triggers whenever either changes. */
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
    /** Whether its product was published: what only stands in a draft was never asked of anybody. */
    isOffered: boolean().notNull(),
    /** Who of the staff; null for the seed. */
    staffId: uuid(),
    since: instant().notNull().defaultNow(),
  },
  (change) => [index('price_changes_by_variant').on(change.variantId, change.since)],
)
