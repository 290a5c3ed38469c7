import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, translations } from './columns.ts'
import { products } from './products.ts'

/** Products that cost less together (domain/sets/product-set.ts). A trigger keeps each at two pieces or more. */
export const productSets = pgTable(
  'product_sets',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Shown to shoppers. */
    name: text().notNull(),
    translations: translations<'name'>(),
    /** Percent off the goods of a complete set. */
    percent: smallint().notNull(),
    isActive: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
  },
  (set) => [
    check('product_sets_name_not_blank', sql`btrim(${set.name}) <> ''`),
    check('product_sets_percent', sql`${set.percent} between 1 and 50`),
  ],
)

/** The products of a set, the main one at position 0. */
export const productSetPieces = pgTable(
  'product_set_pieces',
  {
    setId: uuid()
      .notNull()
      .references(() => productSets.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    quantity: smallint().notNull().default(1),
    /** Whether it must have the size of the main piece. */
    sameSize: boolean().notNull().default(false),
  },
  (piece) => [
    primaryKey({ columns: [piece.setId, piece.position] }),
    unique('product_set_pieces_one_per_product').on(piece.setId, piece.productId),
    check('product_set_pieces_position', sql`${piece.position} between 0 and 7`),
    check('product_set_pieces_quantity', sql`${piece.quantity} between 1 and 10`),
    check('product_set_pieces_size_of_main', sql`not ${piece.sameSize} or ${piece.position} > 0`),
    index('product_set_pieces_by_product').on(piece.productId),
  ],
)
