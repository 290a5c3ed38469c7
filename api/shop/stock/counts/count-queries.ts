import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { CountLine, CountsQuery, ScanReply, StockCount, StockCountRow } from '#contract/admin/stock/counts.ts'
import { defined } from '#domain/defined.ts'
import type { Db } from '../../../platform/db/client.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import {
  categories,
  products,
  stockCountLines,
  stockCounts,
  stockPlaces,
  variants,
} from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { colorIn } from '../../../platform/language/localized.ts'
import { readActorNames } from '../../../platform/records/actor-names.ts'
import { sayingAny } from '../../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import { variantColor } from '../../catalog/color-rows.ts'
import { piecesAt } from '../place-queries.ts'

/** Most variants that a count names as not counted yet. */
const MOST_MISSING = 100

const namedVariant = {
  variantId: variants.id,
  productId: products.id,
  name: products.name,
  sku: variants.sku,
  color: variantColor,
  size: variants.size,
  type: variants.type,
}

/** Reads one page of counts. */
export async function readCounts(db: Db, query: CountsQuery): Promise<{ items: StockCountRow[]; total: number }> {
  const where = and(
    sayingAny(query.q, stockPlaces.name, stockCounts.note),
    query.placeId === undefined ? undefined : eq(stockCounts.placeId, query.placeId),
    query.state && eq(stockCounts.state, query.state),
  )
  const { limit, offset } = pageOf(query)
  const rows = await selectCounts(db, where)
    .orderBy(...orderOf(query.sort, { startedAt: stockCounts.startedAt }, stockCounts.id))
    .limit(limit)
    .offset(offset)
  const counted = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(stockCounts)
    .innerJoin(stockPlaces, eq(stockPlaces.id, stockCounts.placeId))
    .where(where)
  return { items: await withNames(db, rows), total: counted[0]?.total ?? 0 }
}

/**
 * Reads a count with what was counted, and with what is still missing while it is open.
 *
 * @throws AppError not_found
 */
export async function readCount(db: Db, id: string): Promise<StockCount> {
  const [count] = await withNames(db, await selectCounts(db, eq(stockCounts.id, id)))
  if (!count) throw new AppError('not_found', 'This count does not exist.')
  const lines = await readLines(db, eq(stockCountLines.countId, id))
  const missing = count.state === 'open' ? await readMissing(db, count) : []
  return {
    ...count,
    lines,
    missing: missing.map(({ total: _total, ...row }) => ({ ...row, color: colorIn(row.color, 'en') })),
    missingTotal: missing[0]?.total ?? 0,
  }
}

/**
 * Reads the line of a variant that was scanned.
 *
 * @param code  the SKU as it was scanned
 */
export async function readScanned(db: Db, id: string, code: string): Promise<ScanReply> {
  const sku = code.toUpperCase()
  const [line] = await readLines(db, and(eq(stockCountLines.countId, id), eq(variants.sku, sku)))
  const { counted, different } = onlyRow(await selectCounts(db, eq(stockCounts.id, id)))
  return { line: defined(line, `line ${sku}`), counted, different }
}

async function readLines(db: Db, where: SQL | undefined): Promise<CountLine[]> {
  const lines = await db
    .select({ ...namedVariant, counted: stockCountLines.counted, expected: stockCountLines.expected })
    .from(stockCountLines)
    .innerJoin(variants, eq(variants.id, stockCountLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(where)
    .orderBy(desc(stockCountLines.at), asc(variants.id))
  return lines.map((line) => ({ ...line, color: colorIn(line.color, 'en') }))
}

function readMissing(db: Db, { id, placeId, categoryId }: Pick<StockCountRow, 'id' | 'placeId' | 'categoryId'>) {
  const pieces = piecesAt(placeId)
  const isCounted = sql`exists (select from ${stockCountLines}
    where ${stockCountLines.countId} = ${id} and ${stockCountLines.variantId} = ${variants.id})`
  const isOfCategory =
    categoryId === null ? undefined : sql`${categoryId} in (${products.categoryId}, ${products.subcategoryId})`
  return db
    .select({ ...namedVariant, pieces, total: sql<number>`count(*) over ()::int` })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(sql`${pieces} > 0`, sql`not ${isCounted}`, isOfCategory))
    .orderBy(asc(products.name), asc(variants.position))
    .limit(MOST_MISSING)
}

function selectCounts(db: Db, where: SQL | undefined) {
  const { id, placeId, categoryId, state, note, startedAt, startedBy, endedAt, endedBy } = stockCounts
  const linesWhere = (condition: SQL) => sql<number>`(select count(*)::int from ${stockCountLines}
    where ${stockCountLines.countId} = ${id} and ${condition})`
  return db
    .select({
      id,
      placeId,
      categoryId,
      state,
      note,
      startedAt,
      startedBy,
      endedAt,
      endedBy,
      place: stockPlaces.name,
      category: categories.name,
      counted: linesWhere(sql`true`),
      different: linesWhere(sql`${stockCountLines.counted} <> ${stockCountLines.expected}`),
    })
    .from(stockCounts)
    .innerJoin(stockPlaces, eq(stockPlaces.id, placeId))
    .leftJoin(categories, eq(categories.id, categoryId))
    .where(where)
    .$dynamic()
}

async function withNames(db: Db, rows: Awaited<ReturnType<typeof selectCounts>>): Promise<StockCountRow[]> {
  const names = await readActorNames(
    db,
    rows.flatMap(({ startedBy, endedBy }) => [startedBy, endedBy]),
  )
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    startedBy: names.get(row.startedBy) ?? null,
    endedBy: row.endedBy === null ? null : (names.get(row.endedBy) ?? null),
  }))
}
