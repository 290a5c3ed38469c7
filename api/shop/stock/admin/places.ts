import { and, eq, sql } from 'drizzle-orm'
import { NumberKey } from '#contract/admin/records.ts'
import { StockPlace, StockPlaceDraft, StockPlacesQuery } from '#contract/admin/stock/places.ts'
import { MAIN_PLACE, MAX_PLACES } from '#domain/stock/places.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { placeStock, stockPlaces as table } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say, type Sentence } from '../../../platform/language/sentence.ts'
import { sayingAny } from '../../../platform/records/conditions.ts'
import { recordKind } from '../../../platform/records/record-kind.ts'
import { lastPosition } from '../../../platform/records/reorder-records.ts'
import { readUse } from '../place-queries.ts'

const { id, name, kind, storeId, districts, lowStockAt, isOpen, position, translations } = table

const here = sql`select sum(${placeStock.pieces}) from ${placeStock} where ${placeStock.placeId} = ${id}`
const pieces = sql<number | null>`(case when ${id} <> ${MAIN_PLACE} then coalesce((${here}), 0) end)::int`

/** Warehouses and showrooms with stock. A place is closed, never removed: movements name it. */
export const stockPlaces = recordKind({
  name: 'place',
  path: '/stock-places',
  tags: ['Back office: stock'],
  reads: 'catalog.read',
  writes: 'stock.write',
  contract: { key: NumberKey, draft: StockPlaceDraft, record: StockPlace, query: StockPlacesQuery },
  table,
  id,
  order: { table },
  sorts: { position, name },
  refusals: {
    stock_places_one_per_store: ['storeId', 'Another place has this showroom'],
    stock_places_store_id_stores_id_fk: ['storeId', 'The showroom does not exist any more'],
    stock_places_main_is_open: ['isOpen', 'The first place stays open: pieces without the name of a place are there'],
  },

  wanted: ({ q, ...query }) => and(sayingAny(q, name, translations), query.isOpen && eq(isOpen, true)),

  rows: (db) =>
    db
      .select({
        id,
        name,
        kind,
        storeId,
        districts,
        lowStockAt,
        isOpen,
        position,
        translations,
        isMain: sql<boolean>`${id} = ${MAIN_PLACE}`,
        pieces,
      })
      .from(table),

  most: MAX_PLACES,

  async insert(tx, draft) {
    const row = onlyRow(
      await tx
        .insert(table)
        .values({ ...draft, position: lastPosition(table) })
        .returning({ id }),
    )
    return row.id
  },

  async update(tx, placeId, draft, before) {
    if (before.isOpen && !draft.isOpen) refuseUsed(await readUse(tx, placeId))
    await tx.update(table).set(draft).where(eq(id, placeId))
  },
})

/** The caller has locked the place, so that staff bring nothing in meanwhile (`holdOpenPlaces`). */
function refuseUsed({ pieces: left, aside, isAwaited }: Awaited<ReturnType<typeof readUse>>): void {
  if (left > 0) throw refusal(say('places.not-empty', { count: left }))
  if (aside > 0) throw refusal(say('places.pieces-aside', { count: aside }))
  if (isAwaited) throw refusal('Pieces are on their way from or to this place. Receive them first')
}

function refusal(reason: Sentence): AppError {
  return new AppError('conflict', say('records.sentence', { reason: [reason] }), { isOpen: reason })
}
