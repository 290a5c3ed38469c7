import { and, count, desc, eq, gt, inArray, min, sql } from 'drizzle-orm'
import { type FacetCell, noFilters } from '#domain/catalog/listing-filters.ts'
import { bedSizeNames, sizesNamed } from '#domain/catalog/sizes.ts'
import type { Rupees } from '#domain/money.ts'
import type { Db } from '../../platform/db/client.ts'
import { products, variants } from '../../platform/db/schema.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { keepsMeasures } from './measure-shape.ts'
import { type ProductVersion, versionOf } from './product-queries.ts'
import type { PricedCell, PricedFamily, SortedPrices } from './sorted-prices.ts'
import {
  anyPriceShape,
  inColor,
  isVagueOrder,
  type Listing,
  type ListingScope,
  orderOf,
  orders,
  otherFiltersShape,
  scopeShape,
  type Shape,
  shapeOf,
  valuesOf,
} from './listing-shape.ts'

/** Queries with more conditions are rare, and preparing each combination would store too many plans. */
const MOST_CONDITIONS_OF_A_KEPT_PLAN = 2

/** How many best sellers are ranked if there are too many matches to rank them all. */
export const MOST_RANKED = 120

type Counted = Pick<Listing, 'scope' | 'filters'>

const sortedPrices = sql<SortedPrices>`coalesce(
  string_agg(int4send(${products.price}), '' order by ${products.price}), '')`

const stockOfBand = ['none', 'some', 'all'] as const

/**
 * Reads which products are on one page of a list, in order. Only these rows are read; the pages before them are skipped in
 * an index.
 */
export async function readPage(db: Db, listing: Listing): Promise<ProductVersion[]> {
  const { limit, offset } = listing
  const order = orderOf(listing)
  const shape = shapeOf(listing)
  // PostgreSQL cannot know how many products come in a color, and walks through the whole shop in order to find a rare
  // one. What is equal for all of them keeps it from that: it reads the index of the filters and sorts what it found.
  const sorted = listing.filters.colors.length > 0 ? [desc(inColor), ...orders[order]] : orders[order]
  const statement = keep(db, `page ${order}`, shape, (name) => {
    const page = db
      .select({ id: products.id })
      .from(products)
      .where(shape.where)
      .orderBy(...sorted)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .as('page')
    const version = sql<string>`(select ${versionOf(sql`found`)} from ${products} as found where found.id = page.id)`
    return db.select({ id: page.id, version }).from(page).prepare(name)
  })
  return statement.execute({ ...valuesOf(listing), limit, offset })
}

/**
 * Reads the best sellers of a list, the best matches first. PostgreSQL plans it for these words, by how frequent they are.
 */
export function readRankedBestSellers(db: Db, listing: Listing, limit: number): Promise<ProductVersion[]> {
  const best = db
    .select({ id: products.id })
    .from(products)
    .where(shapeOf(listing).where)
    .orderBy(...orders['-sales'])
    .limit(sql.placeholder('limit'))
  return db
    .select({ id: products.id, version: versionOf(products) })
    .from(products)
    .where(inArray(products.id, best))
    .orderBy(...orders[orderOf(listing)])
    .prepare('')
    .execute({ ...valuesOf(listing), limit })
}

/** Reads the ids of one page of a list, in order; of an order by vague words only among the best sellers. */
export async function readPageIds(db: Db, listing: Listing): Promise<number[]> {
  const { offset, limit } = listing
  const page = isVagueOrder(orderOf(listing))
    ? (await readRankedBestSellers(db, listing, MOST_RANKED)).slice(offset, offset + limit)
    : await readPage(db, listing)
  return page.map(({ id }) => id)
}

/** Counts the products of a list on all its pages. */
export async function countProducts(db: Db, listing: Counted): Promise<number> {
  const shape = shapeOf(listing)
  const statement = keep(db, 'count', shape, (name) =>
    db.select({ total: count() }).from(products).where(shape.where).prepare(name),
  )
  const row = onlyRow(await statement.execute(valuesOf(listing)))
  return row.total
}

/** Reads the prices of all products of a list. */
export async function readPrices(db: Db, listing: Counted): Promise<SortedPrices> {
  const shape = shapeOf(listing)
  const statement = keep(db, 'prices', shape, (name) =>
    db.select({ prices: sortedPrices }).from(products).where(shape.where).prepare(name),
  )
  return onlyRow(await statement.execute(valuesOf(listing))).prices
}

/** Returns whether a scope has any product. */
export async function hasProducts(db: Db, scope: ListingScope): Promise<boolean> {
  const shape = scopeShape(scope)
  const statement = keep(db, 'any', shape, (name) =>
    db
      .select({ found: sql<boolean>`exists (select from ${products} where ${shape.where})` })
      .from(sql`(select) as nothing`)
      .prepare(name),
  )
  return onlyRow(await statement.execute(valuesOf({ scope, filters: noFilters }))).found
}

/** Returns the lowest price in a list; null for an empty one. */
export async function readLowestPrice(db: Db, listing: Listing): Promise<Rupees | null> {
  const shape = shapeOf(listing)
  const statement = keep(db, 'lowest', shape, (name) =>
    db
      .select({ lowest: min(products.price) })
      .from(products)
      .where(shape.where)
      .prepare(name),
  )
  return onlyRow(await statement.execute(valuesOf(listing))).lowest
}

/** Reads the cross table of a scope, from which every facet but the colors is computed. Of the filters only colors count. */
export async function readFacetCells(db: Db, { scope, filters }: Counted): Promise<PricedCell[]> {
  const shape = anyPriceShape(scope)
  const { categoryId, subcategoryId, stockBand, discountBand, ratingBand } = products
  const hasColors = filters.colors.length > 0
  const statement = keep(db, hasColors ? 'facets by_color' : 'facets', shape, (name) =>
    db
      .select({
        categoryId,
        subcategoryId,
        isInColor: (hasColors ? inColor : sql<boolean>`true`).as('in_color'),
        isInPrice: shape.isInPrice.as('in_price'),
        stockBand,
        discount: sql<FacetCell['discount']>`${discountBand}`,
        stars: sql<FacetCell['stars']>`${ratingBand}`,
        prices: sortedPrices,
      })
      .from(products)
      .where(shape.where)
      .groupBy(categoryId, subcategoryId, sql`in_color`, sql`in_price`, stockBand, discountBand, ratingBand)
      .prepare(name),
  )
  const rows = await statement.execute(valuesOf({ scope, filters }))
  return rows.map(({ stockBand: band, ...row }) => ({
    ...row,
    categoryId: String(row.categoryId),
    subcategoryId: row.subcategoryId === null ? null : String(row.subcategoryId),
    stock: stockOfBand[band]!,
  }))
}

/** Reads how many products of each combination of color families pass the other filters. */
export async function readFamilyCells(db: Db, { scope, filters }: Counted): Promise<PricedFamily[]> {
  const [ofScope, others] = [scopeShape(scope), otherFiltersShape(filters)]
  const shape = {
    name: `${ofScope.name} ${others.name}`.trim(),
    size: ofScope.size + others.size,
    where: and(ofScope.where, gt(products.colorFamilies, 0))!,
  }
  const prices = sql<SortedPrices>`coalesce(
    string_agg(int4send(${products.price}), '' order by ${products.price}) filter (where ${others.where}), '')`
  const statement = keep(db, 'colors', shape, (name) =>
    db
      .select({ families: products.colorFamilies, prices })
      .from(products)
      .where(shape.where)
      .groupBy(products.colorFamilies)
      .prepare(name),
  )
  return statement.execute(valuesOf({ scope, filters }))
}

/** Prices of one size of bed among the products that pass the other filters. */
export type SizeCell = {
  size: string
  /** How many products have one within the price limits. */
  count: number
  lowest: Rupees
  highest: Rupees
}

/** Reads how many products come in each size of bed that keeps the measures of the scope, whatever size is chosen. */
export async function readSizeCells(db: Db, { scope, filters }: Counted): Promise<SizeCell[]> {
  const { size, price, productId } = variants
  const anyPrice = { leastOfSize: undefined, mostOfSize: undefined }
  const ofAnySize = { ...scope, ...anyPrice, sizes: undefined }
  const shape = shapeOf({ scope: ofAnySize, filters: { ...filters, minPrice: null, maxPrice: null } })
  const inRange = sql`${price} between ${sql.placeholder('minPrice')} and ${sql.placeholder('maxPrice')}`
  const statement = keep(db, 'sizes', shape, (name) =>
    db
      .select({
        size: sql<string>`${size}`,
        count: sql<number>`(count(distinct ${products.id}) filter (where ${inRange}))::int`,
        lowest: sql<Rupees>`min(${price})`,
        highest: sql<Rupees>`max(${price})`,
      })
      .from(variants)
      .innerJoin(products, eq(products.id, productId))
      .where(and(shape.where, inArray(size, sizesNamed(bedSizeNames)), scope.measures && keepsMeasures))
      .groupBy(size)
      .prepare(name),
  )
  const limits = {
    minPrice: filters.minPrice ?? scope.leastOfSize ?? null,
    maxPrice: filters.maxPrice ?? scope.mostOfSize ?? null,
  }
  return statement.execute(valuesOf({ scope: ofAnySize, filters: { ...filters, ...limits } }))
}

/** Returns whether any of these products comes in a size of bed. */
export async function haveBedSizes(db: Db, ids: readonly number[]): Promise<boolean> {
  const { size, productId } = variants
  const statement = prepared(db, 'have_bed_sizes', (name) =>
    db
      .select({
        found: sql<boolean>`exists (select from ${variants} where ${productId} = any(${sql.placeholder('ids')}::int[])
        and ${inArray(size, sizesNamed(bedSizeNames))})`,
      })
      .from(sql`(select) as nothing`)
      .prepare(name),
  )
  return onlyRow(await statement.execute({ ids })).found
}

function keep<Statement>(db: Db, verb: string, shape: Shape, build: (name: string) => Statement): Statement {
  if (shape.size > MOST_CONDITIONS_OF_A_KEPT_PLAN) return build('')
  return prepared(db, `${verb} ${shape.name}`.trim(), build)
}
