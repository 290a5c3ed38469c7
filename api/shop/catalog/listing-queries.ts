import { and, count, desc, gt, max, min, sql } from 'drizzle-orm'
import type { FamilyCell } from '#domain/catalog/color-families.ts'
import { type FacetCell, noFilters } from '#domain/catalog/listing-filters.ts'
import type { Rupees } from '#domain/money.ts'
import type { Db } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { type ProductVersion, versionOf } from './product-queries.ts'
import {
  inColor,
  inPriceRange,
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

/** Reads the ids of one page of a list, in order. */
export async function readPageIds(db: Db, listing: Listing): Promise<number[]> {
  const page = await readPage(db, listing)
  return page.map(({ id }) => id)
}

/** Counts the products of a list on all its pages. */
export async function countProducts(db: Db, listing: Pick<Listing, 'scope' | 'filters'>): Promise<number> {
  const shape = shapeOf(listing)
  const statement = keep(db, 'count', shape, (name) =>
    db.select({ total: count() }).from(products).where(shape.where).prepare(name),
  )
  const row = onlyRow(await statement.execute(valuesOf(listing)))
  return row.total
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

/** Reads the cross table of a scope, from which every facet but the colors is computed. */
export async function readFacetCells(db: Db, listing: Pick<Listing, 'scope' | 'filters'>): Promise<FacetCell[]> {
  const shape = scopeShape(listing.scope)
  const { categoryId, subcategoryId, stockBand, discountBand, ratingBand, price } = products
  const hasColors = listing.filters.colors.length > 0
  const statement = keep(db, hasColors ? 'facets by_color' : 'facets', shape, (name) =>
    db
      .select({
        categoryId,
        subcategoryId,
        isInColor: (hasColors ? inColor : sql<boolean>`true`).as('in_color'),
        stockBand,
        discount: sql<FacetCell['discount']>`${discountBand}`,
        stars: sql<FacetCell['stars']>`${ratingBand}`,
        count: count(),
        countInPriceRange: sql<number>`(count(*) filter (where ${inPriceRange}))::int`,
        lowestPrice: min(price),
        highestPrice: max(price),
      })
      .from(products)
      .where(shape.where)
      .groupBy(categoryId, subcategoryId, sql`in_color`, stockBand, discountBand, ratingBand)
      .prepare(name),
  )
  const rows = await statement.execute(valuesOf(listing))
  return rows.map(({ stockBand: band, ...row }) => ({
    ...row,
    categoryId: String(row.categoryId),
    subcategoryId: row.subcategoryId === null ? null : String(row.subcategoryId),
    stock: stockOfBand[band]!,
    lowestPrice: row.lowestPrice!,
    highestPrice: row.highestPrice!,
  }))
}

/** Reads how many products of each combination of color families pass the other filters. */
export async function readFamilyCells(db: Db, listing: Pick<Listing, 'scope' | 'filters'>): Promise<FamilyCell[]> {
  const scope = scopeShape(listing.scope)
  const others = otherFiltersShape(listing.filters)
  const shape = {
    name: `${scope.name} ${others.name}`.trim(),
    size: scope.size + others.size,
    where: and(scope.where, gt(products.colorFamilies, 0))!,
  }
  const statement = keep(db, 'colors', shape, (name) =>
    db
      .select({
        families: products.colorFamilies,
        count: sql<number>`(count(*) filter (where ${others.where}))::int`,
      })
      .from(products)
      .where(shape.where)
      .groupBy(products.colorFamilies)
      .prepare(name),
  )
  return statement.execute(valuesOf(listing))
}

function keep<Statement>(db: Db, verb: string, shape: Shape, build: (name: string) => Statement): Statement {
  if (shape.size > MOST_CONDITIONS_OF_A_KEPT_PLAN) return build('')
  return prepared(db, `${verb} ${shape.name}`.trim(), build)
}
