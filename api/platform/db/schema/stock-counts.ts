import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { countStates } from '#domain/stock/places.ts'
import { categories } from './categories.ts'
import { instant } from './columns.ts'
import { stockPlaces } from './stock-places.ts'
import { variants } from './variants.ts'

/** Counts of a place, or of one category there. */
export const stockCounts = pgTable(
  'stock_counts',
  {
    id: uuid().primaryKey().defaultRandom(),
    placeId: integer()
      .notNull()
      .references(() => stockPlaces.id),
    /** Null for everything at the place. */
    categoryId: integer().references(() => categories.id, { onDelete: 'set null' }),
    state: text({ enum: countStates }).notNull().default('open'),
    note: text().notNull().default(''),
    startedAt: instant().notNull().defaultNow(),
    startedBy: uuid().notNull(),
    endedAt: instant(),
    endedBy: uuid(),
  },
  (count) => [
    index('stock_counts_by_time').on(count.startedAt, count.id),
    check('stock_counts_ended', sql`(${count.state} = 'open') = (${count.endedAt} is null)`),
  ],
)

export const stockCountLines = pgTable(
  'stock_count_lines',
  {
    countId: uuid()
      .notNull()
      .references(() => stockCounts.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    counted: integer().notNull(),
    /** Pieces that were due there at the last scan: those for sale and those set aside for orders. */
    expected: integer().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (line) => [
    primaryKey({ columns: [line.countId, line.variantId] }),
    index('stock_count_lines_by_variant').on(line.variantId),
    check('stock_count_lines_pieces', sql`${line.counted} >= 0 and ${line.expected} >= 0`),
  ],
)
