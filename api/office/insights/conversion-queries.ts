import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, min, sql, sum } from 'drizzle-orm'
import type { Period } from '#domain/insights/periods.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { orderLines, orders, productCounts, products } from '../../platform/db/schema.ts'
import { boundsOf, readByPeriod } from './insight.ts'
import { isSold } from './sales-queries.ts'

const counts = {
  views: sum(productCounts.views).mapWith(Number),
  carted: sum(productCounts.carted).mapWith(Number),
  checkouts: sum(productCounts.checkouts).mapWith(Number),
}

/** Orders by phone and of pieces made to measure begin elsewhere than on the page of a product. */
const isByPage = and(isSold, isNull(orders.takenBy), isNull(orders.deposit))

/**
 * Sums up views, additions to carts and checkouts of all products, and the orders of the same days. Days before the first
 * count are left out: their orders have no views.
 */
export const conversionOfShop = readByPeriod('from view to order', async (db, period) => {
  const { isWhole, ...counted } = await countedPart(db, period)
  const { begin, end } = boundsOf(counted)
  const [sums, ordered] = await Promise.all([
    db.select(counts).from(productCounts).where(countedIn(counted)),
    db.$count(orders, and(isByPage, gte(orders.placedAt, begin), lt(orders.placedAt, end))),
  ])
  const { views, carted, checkouts } = onlyRow(sums)
  return { views: views ?? 0, carted: carted ?? 0, checkouts: checkouts ?? 0, orders: ordered, isWhole }
})

/** The same by product, with the order lines in place of the orders. The most viewed comes first. */
export const conversionOfProducts = readByPeriod('from view to order by product', async (db, period) => {
  const counted = await countedPart(db, period)
  const { begin, end } = boundsOf(counted)
  const { productId } = orderLines
  const [seen, sold] = await Promise.all([
    db
      .select({ id: productCounts.productId, ...counts })
      .from(productCounts)
      .where(countedIn(counted))
      .groupBy(productCounts.productId),
    db
      .select({ id: productId, lines: sql<number>`count(*)::int` })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(isByPage, gte(orders.placedAt, begin), lt(orders.placedAt, end), isNotNull(productId)))
      .groupBy(productId),
  ])
  const lines = new Map(sold.map((row) => [row.id, row.lines]))
  return seen
    .map((row) => ({ ...row, ordered: lines.get(row.id) ?? 0 }))
    .toSorted((one, other) => other.views - one.views || one.id - other.id)
})

/** Reads the names of products. */
export async function readProductNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { id, name } = products
  const rows = await db
    .select({ id, name })
    .from(products)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.name]))
}

function countedIn({ from, until }: Period) {
  return and(gte(productCounts.day, from), lte(productCounts.day, until))
}

/** Returns the days of a period since the first count, and whether those are all of its days. */
async function countedPart(db: Db, { from, until }: Period): Promise<Period & { isWhole: boolean }> {
  const { first } = onlyRow(await db.select({ first: min(productCounts.day) }).from(productCounts))
  return { from: first !== null && first > from ? first : from, until, isWhole: first !== null && first <= from }
}
