import { and, asc, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { MAIN_PLACE } from '#domain/stock/places.ts'
import type { Db } from '../../platform/db/client.ts'
import { placeStock, stockPlaces, stockTransfers, variants } from '../../platform/db/schema.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { piecesAside } from './counts/pieces-due.ts'

/** Pieces for sale of the variant of the outer query at a place (0075_stock_places.sql). */
export function piecesAt(placeId: number): SQL<number> {
  const here = sql`select ${placeStock.pieces} from ${placeStock}
    where ${placeStock.variantId} = ${variants.id} and ${placeStock.placeId} = ${placeId}`
  const elsewhere = sql`select sum(${placeStock.pieces}) from ${placeStock} where ${placeStock.variantId} = ${variants.id}`
  return placeId === MAIN_PLACE
    ? sql<number>`(${variants.stock} - coalesce((${elsewhere}), 0))::int`
    : sql<number>`coalesce((${here}), 0)`
}

/** Whether a place has the variant of the outer query, or has had it. */
export function isKnownAt(db: Db, placeId: number): SQL | undefined {
  if (placeId === MAIN_PLACE) return undefined
  const here = and(eq(placeStock.variantId, variants.id), eq(placeStock.placeId, placeId))
  return exists(
    db
      .select({ one: sql`1` })
      .from(placeStock)
      .where(here),
  )
}

export type PlacePieces = { placeId: number; name: string; pieces: number }

/** Reads the pieces of some variants at each place, in the order of places; none for a shop with one place. */
export async function readPiecesByPlace(db: Db, variantIds: readonly number[]): Promise<Map<number, PlacePieces[]>> {
  const places = await db
    .select({ id: stockPlaces.id, name: stockPlaces.name, isOpen: stockPlaces.isOpen })
    .from(stockPlaces)
    .orderBy(asc(stockPlaces.position), asc(stockPlaces.id))
  if (places.length < 2 || variantIds.length === 0) return new Map()
  const totals = await db
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]))
  const rows = await db
    .select()
    .from(placeStock)
    .where(inArray(placeStock.variantId, [...variantIds]))
  const rowsOf = Map.groupBy(rows, ({ variantId }) => variantId)
  return new Map(
    totals.map(({ id, stock }) => {
      const others = new Map(rowsOf.get(id)?.map(({ placeId, pieces }) => [placeId, pieces]))
      const main = [...others.values()].reduce((rest, pieces) => rest - pieces, stock)
      const all = places.map(({ id: placeId, name, isOpen }) => {
        return { placeId, name, isOpen, pieces: placeId === MAIN_PLACE ? main : (others.get(placeId) ?? 0) }
      })
      return [
        id,
        all
          .filter(({ isOpen, pieces }) => isOpen || pieces > 0)
          .map(({ placeId, name, pieces }) => ({ placeId, name, pieces })),
      ]
    }),
  )
}

/**
 * Locks places, so that nobody closes them meanwhile. Lock them before goods.
 *
 * @throws AppError not_found; conflict for a closed one
 */
export async function holdOpenPlaces(tx: Db, ids: readonly number[]): Promise<void> {
  const rows = await tx
    .select({ id: stockPlaces.id, name: stockPlaces.name, isOpen: stockPlaces.isOpen })
    .from(stockPlaces)
    .where(inArray(stockPlaces.id, [...ids]))
    .orderBy(asc(stockPlaces.id))
    .for('share')
  if (rows.length < new Set(ids).size) throw new AppError('not_found', 'This place does not exist.')
  const closed = rows.find(({ isOpen }) => !isOpen)
  if (closed) throw new AppError('conflict', say('places.closed', { name: closed.name }))
}

/**
 * Reads how many pieces for sale a place has, how many are set aside there for orders, and whether any are on their way from
 * or to it. One statement reads pieces and those set aside, so that an order that is placed or cancelled now is one of both.
 */
export async function readUse(tx: Db, placeId: number): Promise<{ pieces: number; aside: number; isAwaited: boolean }> {
  const { rows } = await tx.execute<{ pieces: number; aside: number }>(sql`
    select (select coalesce(sum(pieces), 0) from place_stock where place_id = ${placeId})::int as pieces,
      (select coalesce(sum(${piecesAside(sql`moved.variant_id`, placeId)}), 0) from (
        select distinct m.variant_id from stock_movements m join orders on orders.number = m.order_number
        where orders.state in ('pending', 'confirm') and m.place_id = ${placeId}) moved)::int as aside`)
  const isOfPlace = or(eq(stockTransfers.fromId, placeId), eq(stockTransfers.toId, placeId))
  const onTheirWay = await tx.$count(stockTransfers, and(isOfPlace, isNull(stockTransfers.receivedAt)))
  return { ...onlyRow(rows), isAwaited: onTheirWay > 0 }
}
