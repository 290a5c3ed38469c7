import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { StockQuery, StockRow } from '#contract/admin/stock.ts'
import { daysLeft, SALES_PERIOD_DAYS, type StockReason } from '#domain/stock/stock.ts'
import { numericIds, sayingAny } from '../../platform/records/conditions.ts'
import { rememberSlow } from '../../platform/records/remember-slow.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'
import type { Db } from '../../platform/db/client.ts'
import {
  orderLines,
  orders,
  products,
  shopSettings,
  stockPlaces,
  subscriptions,
  variants,
} from '../../platform/db/schema.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { colorIn } from '../../platform/language/localized.ts'
import { subquery } from '../../platform/media/picture-rows.ts'
import { variantColor } from '../catalog/color-rows.ts'
import { isKnownAt, piecesAt, readPiecesByPlace } from './place-queries.ts'

/** Low-stock threshold of a variant, in pieces. */
export const lowStockAt = sql<number>`coalesce(${variants.lowStockAt}, (select ${shopSettings.lowStockAt} from ${shopSettings}), 0)`

/** People who wait for this variant, or for any of the product. */
const waiting = subquery<number>(sql`select count(*)::int from ${subscriptions}
  where ${subscriptions.kind} = 'back-in-stock' and ${subscriptions.confirmedAt} is not null
    and ${subscriptions.productId} = ${variants.productId}
    and coalesce(${subscriptions.variantId}, ${variants.id}) = ${variants.id}`)

export const isLowOnStock = sql<boolean>`${variants.stock} <= ${lowStockAt}`

/** Reads one page of the variants' stock, with recent sales. */
export async function readStock(db: Db, query: StockQuery): Promise<{ items: StockRow[]; total: number }> {
  const where = stockFilter(db, query)
  const [items, total] = await Promise.all([readRows(db, where, query), countRows(db, where)])
  return { items, total }
}

/** Reads the stock of these variants, sorted by product and position. */
export function readStockOf(db: Db, variantIds: readonly number[]): Promise<StockRow[]> {
  return readRows(db, inArray(variants.id, [...variantIds]))
}

/** Reads how many pieces of these variants there are, without sales. */
export function readLevelsOf(db: Db, variantIds: readonly number[]) {
  const { id, productId, sku, stock } = variants
  return db
    .select({ variantId: id, productId, sku, stock, lowStockAt, isLow: isLowOnStock })
    .from(variants)
    .where(inArray(id, [...variantIds]))
}

async function readRows(db: Db, where: SQL | undefined, page?: StockQuery): Promise<StockRow[]> {
  const sold = JSON.stringify(await soldOf(db, ''))
  const here = atPlace(page?.placeId)
  const soldPieces = sql<number>`coalesce(sold.pieces, 0)`
  const all = db
    .select({
      id: variants.id,
      productId: products.id,
      name: products.name,
      sku: variants.sku,
      color: variantColor,
      size: variants.size,
      type: variants.type,
      isPublished: products.published,
      ...here,
      isLow: sql<boolean>`${here.stock} <= ${here.lowStockAt}`,
      sold: soldPieces,
      waiting,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(sql`json_to_recordset(${sold}::json) as sold (id int, pieces int)`, sql`sold.id = ${variants.id}`)
    .where(where)
    .$dynamic()
  const lasts = sql`${here.stock}::float8 / nullif(${soldPieces}, 0)`
  const columns = { stock: here.stock, name: products.name, sold: soldPieces, daysLeft: lasts, waiting }
  const rows = page
    ? await all
        .orderBy(...orderOf(page.sort, columns, variants.id))
        .limit(pageOf(page).limit)
        .offset(pageOf(page).offset)
    : await all.orderBy(asc(variants.productId), asc(variants.position))
  const ids = rows.map(({ id }) => id)
  const placesOf = await readPiecesByPlace(db, ids)
  return rows.map((row) => ({
    ...row,
    color: colorIn(row.color, 'en'),
    daysLeft: daysLeft(row.stock, row.sold),
    places: placesOf.get(row.id) ?? [],
  }))
}

/** Stock and threshold at a place, or of the shop. */
function atPlace(placeId: number | undefined) {
  if (placeId === undefined) return { stock: sql<number>`${variants.stock}`, lowStockAt }
  const own = sql`select ${stockPlaces.lowStockAt} from ${stockPlaces} where ${stockPlaces.id} = ${placeId}`
  return { stock: piecesAt(placeId), lowStockAt: sql<number>`coalesce((${own}), ${lowStockAt})` }
}

async function countRows(db: Db, where: SQL | undefined): Promise<number> {
  const row = onlyRow(
    await db
      .select({ total: sql<number>`count(*)::int` })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(where),
  )
  return row.total
}

/** Sums the pieces of each variant in recent orders, without cancelled and returned ones. */
function readSoldLately(db: Db) {
  const since = sql`now() - make_interval(days => ${SALES_PERIOD_DAYS})`
  return db
    .select({ id: orderLines.variantId, pieces: sql<number>`sum(${orderLines.quantity})::int`.as('pieces') })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(sql`${orders.placedAt} >= ${since} and ${orders.state} not in ('cancelled', 'returned')`)
    .groupBy(orderLines.variantId)
}

const soldOf = rememberSlow('pieces sold lately', (db) => readSoldLately(db))

function stockFilter(db: Db, { q, ids, categoryId, productId, placeId, low }: StockQuery): SQL | undefined {
  const here = atPlace(placeId)
  return and(
    ids && inArray(variants.id, numericIds(ids)),
    sayingAny(q, products.name, variants.sku),
    categoryId === undefined ? undefined : sql`${categoryId} in (${products.categoryId}, ${products.subcategoryId})`,
    productId === undefined ? undefined : eq(products.id, productId),
    placeId === undefined ? undefined : isKnownAt(db, placeId),
    low && sql`${here.stock} <= ${here.lowStockAt}`,
  )
}

/** Where pieces come from or go to: a place, or for an order its district and the slug of the store that it is collected at. */
type StockWhere = { placeId?: number | undefined; district?: string; store?: string }
export type StockCause = { reason: StockReason; orderNumber?: string; note?: string } & StockWhere

/**
 * Returns expressions that a statement selects so that its stock movements get a reason and a place. The trigger
 * variants_moved reads them at the end of the statement; they stay set until the end of the transaction.
 */
export function stockCause(cause: StockCause): SQL {
  const { reason, orderNumber = '', note = '', placeId, district = '', store = '' } = cause
  return sql`set_config('kastha.stock_reason', ${reason}, true), set_config('kastha.stock_order', ${orderNumber}, true),
    set_config('kastha.stock_note', ${note}, true), set_config('kastha.stock_place', ${String(placeId ?? '')}, true),
    set_config('kastha.stock_district', ${district}, true), set_config('kastha.stock_store', ${store}, true)`
}
