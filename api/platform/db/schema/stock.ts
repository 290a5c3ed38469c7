import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { MAIN_PLACE } from '#domain/stock/places.ts'
import { stockReasons } from '#domain/stock/stock.ts'
import { instant } from './columns.ts'
import { variants } from './variants.ts'

/**
 * Stock movements, which add up to a variant's stock. A trigger writes one for every change of stock
 * (0075_stock_places.sql); the transaction sets the reason (api/shop/stock/stock-queries.ts).
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** Pieces added, or removed (below 0). */
    change: integer().notNull(),
    /** Pieces in stock after the movement. */
    stock: integer().notNull(),
    reason: text({ enum: stockReasons }).notNull(),
    /** Place at which they came or went; no foreign key, because every order would lock the place's row. */
    placeId: integer().notNull().default(MAIN_PLACE),
    /** Order that took or returned the pieces; no foreign key, which would lock the order's row. */
    orderNumber: text(),
    /** Member of staff; null for shoppers and for the server. */
    staffId: uuid(),
    note: text().notNull().default(''),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (movement) => [
    index('stock_movements_by_variant').on(movement.variantId, movement.id),
    // For the list of the back office (api/shop/stock/movement-queries.ts). Sales are most of it, and found by time.
    index('stock_movements_by_time').on(movement.at, movement.id),
    index('stock_movements_by_order')
      .on(movement.orderNumber)
      .where(sql`order_number is not null`),
    index('stock_movements_not_sold')
      .on(movement.reason, movement.at, movement.id)
      .where(sql`reason <> 'sold'`),
    index('stock_movements_elsewhere')
      .on(movement.placeId, movement.at, movement.id)
      .where(sql`place_id > 1`),
    check('stock_movements_stock', sql`${movement.stock} >= 0`),
  ],
)

/** Price history of variants, and whether the product was published. Triggers add a row when either changes. */
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
    /** Whether the product was published: a draft's price was never charged. */
    isOffered: boolean().notNull(),
    /** Member of staff; null for the seed. */
    staffId: uuid(),
    since: instant().notNull().defaultNow(),
  },
  (change) => [index('price_changes_by_variant').on(change.variantId, change.since)],
)
