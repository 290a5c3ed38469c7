import { and, asc, count, desc, eq, max, min, sql, type SQL } from 'drizzle-orm'
import type { Language } from '#domain/language/languages.ts'
import type { FacetCell, ListingFilters, SortValue } from '#domain/catalog/listing-filters.ts'
import type { Db } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { translated } from '../../platform/language/translated.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

/** The products a list covers before sidebar filters apply. */
type ListingScope = {
  categoryId?: number | undefined
  subcategoryId?: number | undefined
  featured?: boolean | undefined
  latest?: boolean | undefined
  discounted?: boolean | undefined
  /** tsquery text that the products must match. */
  matching?: string | undefined
}

export type Listing = {
  scope: ListingScope
  filters: ListingFilters
  sort: SortValue
  limit: number
  offset: number
  /** Language of the names, for sorting by name. */
  language: Language
}

/** Queries with more conditions are rare, and preparing each combination would store too many plans. */
const MOST_CONDITIONS_OF_A_KEPT_PLAN = 2

/** Maximum of PostgreSQL's `integer`. */
const NO_UPPER_LIMIT = 2_147_483_647
const stockBandsOf = { available: [1, 2], 'in-stock': [2], 'not-available': [0] }
const stockOfBand = ['none', 'some', 'all'] as const

/** Reads the ids of one page of a list, in order. */
export async function readPageIds(db: Db, listing: Listing): Promise<number[]> {
  const { scope, limit, offset } = listing
  const order = orderOf(listing)
  const shape = shapeOf({ ...scopeConditions(scope), ...filterConditions(listing.filters) })
  const statement = keep(db, `page ${order}`, shape, (name) =>
    db
      .select({ id: products.id })
      .from(products)
      .where(shape.where)
      .orderBy(...orders[order])
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  )
  const rows = await statement.execute({ ...valuesOf(listing), limit, offset })
  return rows.map(({ id }) => id)
}

function orderOf({ scope, sort, language }: Listing): keyof typeof orders {
  if (sort === 'relevance' && scope.matching) return 'rank'
  if (language === 'en') return sort
  return sort === 'name' || sort === '-name' ? `${sort} ${language}` : sort
}

/** Counts the products of a list on all its pages. */
export async function countProducts(db: Db, listing: Listing): Promise<number> {
  const shape = shapeOf({ ...scopeConditions(listing.scope), ...filterConditions(listing.filters) })
  const statement = keep(db, 'count', shape, (name) =>
    db.select({ total: count() }).from(products).where(shape.where).prepare(name),
  )
  const row = onlyRow(await statement.execute(valuesOf(listing)))
  return row.total
}

/** Reads the cross table of a scope, from which every facet is computed. */
export async function readFacetCells(db: Db, listing: Listing): Promise<FacetCell[]> {
  const shape = shapeOf(scopeConditions(listing.scope))
  const { categoryId, subcategoryId, stockBand, discountBand, ratingBand, price } = products
  const statement = keep(db, 'facets', shape, (name) =>
    db
      .select({
        categoryId,
        subcategoryId,
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
      .groupBy(categoryId, subcategoryId, stockBand, discountBand, ratingBand)
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

type Conditions = Record<string, SQL | undefined>
type Shape = { name: string; size: number; where: SQL }

/** Combines the present conditions. Their names together determine the query text. */
function shapeOf(conditions: Conditions): Shape {
  const held = Object.entries(conditions).filter(([, condition]) => condition !== undefined)
  return {
    name: held.map(([name]) => name).join(' '),
    size: held.length,
    where: and(sql`${products.listed}`, ...held.map(([, condition]) => condition))!,
  }
}

function keep<Statement>(db: Db, verb: string, shape: Shape, build: (name: string) => Statement): Statement {
  if (shape.size > MOST_CONDITIONS_OF_A_KEPT_PLAN) return build('')
  return prepared(db, `${verb} ${shape.name}`.trim(), build)
}

function scopeConditions(scope: ListingScope): Conditions {
  return {
    in_category: scope.categoryId === undefined ? undefined : eq(products.categoryId, sql.placeholder('categoryId')),
    in_subcategory:
      scope.subcategoryId === undefined ? undefined : eq(products.subcategoryId, sql.placeholder('subcategoryId')),
    featured: scope.featured === undefined ? undefined : eq(products.isFeatured, sql.placeholder('featured')),
    latest: scope.latest === undefined ? undefined : eq(products.isLatest, sql.placeholder('latest')),
    discounted:
      scope.discounted === undefined
        ? undefined
        : sql`(${products.discountBand} is not null) = ${sql.placeholder('discounted')}`,
    words: scope.matching === undefined ? undefined : sql`${products.searchDocument} @@ ${matching}`,
  }
}

function filterConditions(filters: ListingFilters): Conditions {
  const { categoryIds, availability, discount, stars, minPrice, maxPrice } = filters
  return {
    prices: minPrice === null && maxPrice === null ? undefined : inPriceRange,
    categories:
      categoryIds.length === 0
        ? undefined
        : sql`(${products.categoryId} = any(${chosenCategories}) or ${products.subcategoryId} = any(${chosenCategories}))`,
    stock:
      availability.length === 0 ? undefined : sql`${products.stockBand} = any(${sql.placeholder('stockBands')}::int[])`,
    reduced: discount === null ? undefined : sql`${products.discountBand} >= ${sql.placeholder('discount')}`,
    stars: stars.length === 0 ? undefined : sql`${products.ratingBand} = any(${sql.placeholder('stars')}::int[])`,
  }
}

const inPriceRange = sql`${products.price} between ${sql.placeholder('minPrice')} and ${sql.placeholder('maxPrice')}`
const chosenCategories = sql`${sql.placeholder('categoryIds')}::int[]`
const matching = sql`${sql.placeholder('matching')}::tsquery`

/** Rank of each weight in `search_document`, from D (description) to A (name). */
export const weights = sql`'{0.05, 0.2, 0.5, 1}'`
const rank = sql`ts_rank(${weights}, ${products.searchDocument}, ${matching})`

/** Sorts by letters with conjuncts last, like Nepali dictionaries. The index products_by_nepali_name covers it. */
const nepaliName = translated(products.name, products.translations, 'name', 'ne')

/** Every order ends with the id, so that pages neither repeat nor skip a product. */
const orders: Record<SortValue | 'rank' | `${'' | '-'}name ne`, SQL[]> = {
  '-sales': [desc(products.salesCount), asc(products.id)],
  relevance: [desc(products.isFeatured), desc(products.salesCount), asc(products.id)],
  name: [asc(products.name), asc(products.id)],
  '-name': [desc(products.name), desc(products.id)],
  'name ne': [asc(nepaliName), asc(products.id)],
  '-name ne': [desc(nepaliName), desc(products.id)],
  price: [asc(products.price), asc(products.id)],
  '-price': [desc(products.price), desc(products.id)],
  rank: [sql`${rank} desc`, desc(products.salesCount), asc(products.id)],
}

/** Returns the values of the placeholders above. */
function valuesOf({ scope, filters }: Listing): Record<string, unknown> {
  return {
    ...scope,
    minPrice: filters.minPrice ?? 0,
    maxPrice: filters.maxPrice ?? NO_UPPER_LIMIT,
    categoryIds: filters.categoryIds.map(Number),
    stockBands: filters.availability.flatMap((choice) => stockBandsOf[choice]),
    discount: filters.discount,
    stars: filters.stars,
  }
}
