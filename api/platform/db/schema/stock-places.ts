import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { placeKinds } from '#domain/stock/places.ts'
import { instant, translations } from './columns.ts'
import { stores } from './stores.ts'
import { variants } from './variants.ts'

/**
 * Warehouses and showrooms with stock. The first (MAIN_PLACE) exists in every shop and has whatever the others do not
 * have: a variant's stock without its rows in place_stock. So the places always add up to what the shop sells.
 */
export const stockPlaces = pgTable(
  'stock_places',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 2 }),
    name: text().notNull(),
    kind: text({ enum: placeKinds }).notNull(),
    /** Showroom page of this place. Whether orders are collected there is said by the page. */
    storeId: integer()
      .unique('stock_places_one_per_store')
      .references(() => stores.id, { onDelete: 'set null' }),
    /** English names of districts whose orders are taken from here first. */
    districts: text().array().notNull().default([]),
    /** Low-stock threshold at this place in pieces; null means that of the variant. */
    lowStockAt: integer(),
    isOpen: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    translations: translations<'name'>(),
  },
  (place) => [
    check('stock_places_name_not_blank', sql`btrim(${place.name}) <> ''`),
    check('stock_places_low_stock', sql`${place.lowStockAt} >= 0`),
    check('stock_places_main_is_open', sql`${place.isOpen} or ${place.id} > 1`),
  ],
)

/**
 * Pieces at the places other than the main one. The trigger that writes stock movements keeps it, while the variant's row
 * is locked. A row with 0 pieces stays: the place has had the variant.
 */
export const placeStock = pgTable(
  'place_stock',
  {
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    placeId: integer()
      .notNull()
      .references(() => stockPlaces.id),
    pieces: integer().notNull(),
  },
  (stock) => [
    primaryKey({ columns: [stock.variantId, stock.placeId] }),
    index('place_stock_by_place').on(stock.placeId, stock.pieces, stock.variantId),
    check('place_stock_pieces', sql`${stock.pieces} >= 0`),
    check('place_stock_not_main', sql`${stock.placeId} > 1`),
  ],
)

/** Pieces on their way from one place to another. They are not for sale until they arrive. */
export const stockTransfers = pgTable(
  'stock_transfers',
  {
    id: uuid().primaryKey().defaultRandom(),
    fromId: integer()
      .notNull()
      .references(() => stockPlaces.id),
    toId: integer()
      .notNull()
      .references(() => stockPlaces.id),
    note: text().notNull().default(''),
    sentAt: instant().notNull().defaultNow(),
    sentBy: uuid().notNull(),
    /** Null while it is on its way. */
    receivedAt: instant(),
    receivedBy: uuid(),
    receiptNote: text().notNull().default(''),
  },
  (transfer) => [
    index('stock_transfers_by_time').on(transfer.sentAt, transfer.id),
    index('stock_transfers_on_their_way')
      .on(transfer.toId)
      .where(sql`received_at is null`),
    check('stock_transfers_between_places', sql`${transfer.fromId} <> ${transfer.toId}`),
    check('stock_transfers_received', sql`(${transfer.receivedAt} is null) = (${transfer.receivedBy} is null)`),
  ],
)

export const stockTransferLines = pgTable(
  'stock_transfer_lines',
  {
    transferId: uuid()
      .notNull()
      .references(() => stockTransfers.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    sent: integer().notNull(),
    /** Null while it is on its way. */
    received: integer(),
  },
  (line) => [
    primaryKey({ columns: [line.transferId, line.variantId] }),
    index('stock_transfer_lines_by_variant').on(line.variantId),
    check('stock_transfer_lines_pieces', sql`${line.sent} > 0 and ${line.received} >= 0`),
  ],
)
