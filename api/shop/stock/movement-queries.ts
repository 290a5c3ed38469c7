import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { MovementsQuery, StockMovement } from '#contract/admin/stock.ts'
import { MAIN_PLACE } from '#domain/stock/places.ts'
import { actorName } from '../../platform/records/actor-names.ts'
import { numericIds, sayingAny, withinDays } from '../../platform/records/conditions.ts'
import { countSomeOf } from '../../platform/records/count-some.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'
import type { Db } from '../../platform/db/client.ts'
import { products, staff, stockMovements, stockPlaces, variants } from '../../platform/db/schema.ts'
import { colorIn } from '../../platform/language/localized.ts'
import { variantColor } from '../catalog/color-rows.ts'

/** With more variants than these, some of the newest movements belong to one of them, so the list is read by time. */
const FEW_VARIANTS = 1_000

type Movements = { items: StockMovement[]; total: number; hasMore: boolean }

/** Reads one page of stock movements. Finds the movements of the page first, and reads what they show only for these. */
export async function readMovements(db: Db, query: MovementsQuery): Promise<Movements> {
  const wanted = await movementFilter(db, query)
  const { limit, offset } = pageOf(query)
  const { id, at } = stockMovements
  const [page, counted] = await Promise.all([
    db
      .select({ id })
      .from(stockMovements)
      .where(wanted)
      .orderBy(...orderOf(query.sort, { id: at }, id))
      .limit(limit)
      .offset(offset),
    countSomeOf(db, stockMovements, wanted, query),
  ])
  const ids = page.map((row) => row.id)
  const byId = new Map((await readRows(db, ids)).map((row) => [row.id, row]))
  return { items: ids.flatMap((one) => byId.get(one) ?? []), ...counted }
}

async function readRows(db: Db, ids: readonly number[]): Promise<StockMovement[]> {
  const rows = await db
    .select({
      id: stockMovements.id,
      variantId: variants.id,
      productId: products.id,
      name: products.name,
      sku: variants.sku,
      color: variantColor,
      size: variants.size,
      type: variants.type,
      change: stockMovements.change,
      stock: stockMovements.stock,
      reason: stockMovements.reason,
      placeId: stockMovements.placeId,
      place: stockPlaces.name,
      orderNumber: stockMovements.orderNumber,
      staffName: actorName(stockMovements.staffId),
      note: stockMovements.note,
      at: stockMovements.at,
    })
    .from(stockMovements)
    .innerJoin(variants, eq(variants.id, stockMovements.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stockPlaces, eq(stockPlaces.id, stockMovements.placeId))
    .leftJoin(staff, eq(staff.id, stockMovements.staffId))
    .where(inArray(stockMovements.id, [...ids]))
  return rows.map((row) => ({ ...row, color: colorIn(row.color, 'en'), at: row.at.toISOString() }))
}

async function movementFilter(db: Db, query: MovementsQuery): Promise<SQL | undefined> {
  const { ids, variantId, reason, placeId, orderNumber, from, to } = query
  return and(
    ids && inArray(stockMovements.id, numericIds(ids)),
    await ofVariantsAsked(db, query),
    variantId === undefined ? undefined : eq(stockMovements.variantId, variantId),
    reason && eq(stockMovements.reason, reason),
    placeId === undefined ? undefined : ofPlace(placeId),
    orderNumber === undefined ? undefined : eq(stockMovements.orderNumber, orderNumber),
    withinDays(stockMovements.at, { from, to }),
  )
}

/** Most movements are at the main place, and found by time; an index has those of the others. */
function ofPlace(placeId: number): SQL | undefined {
  const isHere = eq(stockMovements.placeId, placeId)
  return placeId === MAIN_PLACE ? isHere : and(isHere, sql`${stockMovements.placeId} > 1`)
}

/** Looks for the variants first: for a word that none has, PostgreSQL would compare every movement with all of them. */
async function ofVariantsAsked(db: Db, { q, productId }: MovementsQuery): Promise<SQL | undefined> {
  const isAsked = and(
    sayingAny(q, products.name, variants.sku),
    productId === undefined ? undefined : eq(products.id, productId),
  )
  if (!isAsked) return undefined
  const asked = () =>
    db
      .select({ id: variants.id })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(isAsked)
  const few = await asked().limit(FEW_VARIANTS + 1)
  if (few.length > FEW_VARIANTS) return inArray(stockMovements.variantId, asked())
  return sql`${stockMovements.variantId} = any (${sql.param(few.map(({ id }) => id))}::int[])`
}
