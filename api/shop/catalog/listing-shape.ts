import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { MAX_INTEGER } from '#contract/common.ts'
import { bitsOf } from '#domain/catalog/color-families.ts'
import type { ListingFilters, SortValue } from '#domain/catalog/listing-filters.ts'
import { sizesNamed } from '#domain/catalog/sizes.ts'
import type { AskedScale } from '#domain/catalog/sentence-vague.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Rupees } from '#domain/money.ts'
import { products, variants } from '../../platform/db/schema.ts'
import { translated } from '../../platform/language/translated.ts'
import { keepsMeasures, type MeasureLimits, measureValues, missedBy } from './measure-shape.ts'

/** The products a list covers before sidebar filters apply. */
export type ListingScope = {
  categoryId?: number | undefined
  subcategoryId?: number | undefined
  featured?: boolean | undefined
  latest?: boolean | undefined
  discounted?: boolean | undefined
  /** tsquery text that the products must match. */
  matching?: string | undefined
  /** tsquery text by which the best match is found, if it is not `matching`. */
  ranking?: string | undefined
  /** Top-level categories; products of any of them count. */
  roomIds?: readonly number[] | undefined
  /** Subcategories, and a tsquery text for their names: products count by either. */
  placeIds?: readonly number[] | undefined
  placeNames?: string | undefined
  /** Those of `placeIds` whose products come first. */
  firstPlaceIds?: readonly number[] | undefined
  /** tsquery text for numbers of seats, which the name or the features must say. */
  seats?: string | undefined
  /** Sizes and measures; products that have one variant of them within these prices count. */
  sizes?: readonly string[] | undefined
  measures?: MeasureLimits | undefined
  leastOfSize?: Rupees | undefined
  mostOfSize?: Rupees | undefined
  /** Products of a known width. */
  isMeasured?: boolean | undefined
  /** Beside `placeIds`: which pieces come first by the floor that they take. It leaves none out. */
  scale?: AskedScale | undefined
  /** tsquery text; the products that match it come first. It leaves none out. */
  saying?: string | undefined
}

export type Listing = {
  scope: ListingScope
  filters: ListingFilters
  sort: SortValue
  limit: number
  offset: number
  /** Language of the names, for sorting by name. */
  language: Language
  /** The price limits that no product keeps; sorting by relevance begins with the products that miss them least. */
  closeTo?: { minPrice: Rupees | null; maxPrice: Rupees | null } | undefined
  /** The same for measures. */
  nearTo?: MeasureLimits | undefined
}

/** Returns whether products count by their variants, each of which has its own price. */
export function isOfVariants({ sizes, measures }: ListingScope): boolean {
  return sizes !== undefined || measures !== undefined
}

/** Chosen sizes belong to the scope, together with the chosen price: each size has its own. */
export function inChosenSizes<Sized extends Pick<Listing, 'scope' | 'filters'>>(listing: Sized): Sized {
  const { scope, filters } = listing
  const { sizes, minPrice, maxPrice } = filters
  if (sizes.length === 0) return listing
  const leastOfSize = minPrice ?? scope.leastOfSize
  const mostOfSize = maxPrice ?? scope.mostOfSize
  return {
    ...listing,
    scope: { ...scope, sizes: sizesNamed(sizes), leastOfSize, mostOfSize },
    filters: { ...filters, sizes: [], minPrice: null, maxPrice: null },
  }
}

const stockBandsOf = { available: [1, 2], 'in-stock': [2], 'not-available': [0] }

type Conditions = Record<string, SQL | undefined>
export type Shape = { name: string; size: number; where: SQL }

/** Returns the conditions of a list: of its scope and its filters. */
export function shapeOf({ scope, filters }: Pick<Listing, 'scope' | 'filters'>): Shape {
  return combined({ ...scopeConditions(scope), ...filterConditions(filters) })
}

/** Returns the conditions of a scope, before any filter. */
export function scopeShape(scope: ListingScope): Shape {
  return combined(scopeConditions(scope))
}

/**
 * Returns the conditions of a scope without the price of its measures, and whether a product keeps that price, too. A
 * visitor chooses among all prices of what fits.
 */
export function anyPriceShape(scope: ListingScope): Shape & { isInPrice: SQL<boolean> } {
  const { measures, leastOfSize, mostOfSize } = scope
  const isPriced = measures && (leastOfSize !== undefined || mostOfSize !== undefined)
  if (!isPriced) return { ...scopeShape(scope), isInPrice: sql<boolean>`true` }
  const inMeasuresAtAnyPrice = sql`exists (select from ${ofMeasuresAtAnyPrice})`
  const conditions = { ...scopeConditions(scope), measures: undefined, measures_at_any_price: inMeasuresAtAnyPrice }
  return { ...combined(conditions), isInPrice: inMeasures }
}

/** Returns what a facet of the colors counts: the conditions of the other filters, to be used within those of a scope. */
export function otherFiltersShape(filters: ListingFilters): Shape {
  const { name, size, conditions } = held(filterConditions({ ...filters, colors: [] }))
  return { name, size, where: and(sql`true`, ...conditions)! }
}

/** Combines the present conditions. Their names together determine the query text. */
function combined(conditions: Conditions): Shape {
  const { name, size, conditions: present } = held(conditions)
  return { name, size, where: and(sql`${products.listed}`, ...present)! }
}

function held(conditions: Conditions) {
  const present = Object.entries(conditions).filter(([, condition]) => condition !== undefined)
  return {
    name: present.map(([name]) => name).join(' '),
    size: present.length,
    conditions: present.map(([, condition]) => condition),
  }
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
    rooms: scope.roomIds && sql`${products.categoryId} = any(${sql.placeholder('roomIds')}::int[])`,
    places:
      scope.placeIds &&
      sql`(${products.subcategoryId} = any(${placeIds}) or ${products.searchDocument} @@ ${placeNames})`,
    seats: scope.seats === undefined ? undefined : saysSeats,
    sizes: scope.measures ? undefined : scope.sizes && inSizes,
    measures: scope.measures && inMeasures,
    measured: scope.isMeasured ? sql`${products.widthCm} is not null` : undefined,
  }
}

function filterConditions(filters: ListingFilters): Conditions {
  const { colors, categoryIds, availability, discount, stars, minPrice, maxPrice } = filters
  return {
    prices: minPrice === null && maxPrice === null ? undefined : inPriceRange,
    colors: colors.length === 0 ? undefined : inColor,
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
/** Whether a product comes in a chosen color. */
export const inColor = sql<boolean>`(${products.colorFamilies} & ${sql.placeholder('colors')}::int) > 0`
const chosenCategories = sql`${sql.placeholder('categoryIds')}::int[]`
const matching = sql`${sql.placeholder('matching')}::tsquery`
const placeIds = sql`${sql.placeholder('placeIds')}::int[]`
const placeNames = sql`${sql.placeholder('placeNames')}::tsquery`
/** Beside `matching`, which has an index. */
const saysSeats = sql`to_tsvector('english', concat_ws(', ', ${products.name}, ${products.specialFeatures}))
  @@ ${sql.placeholder('seats')}::tsquery`
const ofSizes = sql`${variants} where ${variants.productId} = ${products.id}
  and ${variants.size} = any(${sql.placeholder('sizes')}::text[])
  and ${variants.price} between ${sql.placeholder('leastOfSize')} and ${sql.placeholder('mostOfSize')}`
const inSizes = sql`exists (select from ${ofSizes})`
const priceOfSize = sql`(select min(${variants.price}) from ${ofSizes})`
const ofMeasuresAtAnyPrice = sql`${variants} where ${variants.productId} = ${products.id}
  and (${sql.placeholder('sizes')}::text[] is null or ${variants.size} = any(${sql.placeholder('sizes')}::text[]))
  and ${keepsMeasures}`
const ofMeasures = sql`${ofMeasuresAtAnyPrice}
  and ${variants.price} between ${sql.placeholder('leastOfSize')} and ${sql.placeholder('mostOfSize')}`
const inMeasures = sql<boolean>`exists (select from ${ofMeasures})`
const priceOfMeasures = sql`(select min(${variants.price}) from ${ofMeasures})`

/** Rank of each weight in `search_document`, from D (description) to A (name). */
export const weights = sql`'{0.05, 0.2, 0.5, 1}'`
const rank = rankBy(sql`${sql.placeholder('ranking')}::tsquery`)

function rankBy(query: SQL): SQL {
  return sql`ts_rank(${weights}, ${products.searchDocument}, ${query})`
}

/** 2 in a category that comes first, 1 in another one of the search, else 0. */
const inPlace = sql`(coalesce(${products.subcategoryId} = any(${sql.placeholder('firstPlaceIds')}::int[]), false)::int
  + coalesce(${products.subcategoryId} = any(${placeIds}), false)::int)`

/** Whether its texts say the vague words of a search. */
const says = sql`${products.searchDocument} @@ ${sql.placeholder('saying')}::tsquery`

/** Square centimeters of floor that the smallest or the largest variant of a product takes; null if unknown. */
function floorOf(extreme: 'min' | 'max'): SQL {
  return sql`(select ${sql.raw(extreme)}(coalesce(${variants.widthCm}::bigint * ${variants.depthCm},
    ${products.widthCm}::bigint * ${products.depthCm})) from ${variants} where ${variants.productId} = ${products.id})`
}

function closeTo(end: 'Min' | 'Max'): SQL {
  return sql`${sql.placeholder(`closeTo${end}`)}::int`
}

/** Orders of searches, besides those that a visitor can choose. */
type SearchOrder = 'rank' | 'place' | 'place rank' | 'closest' | VagueOrder
type VagueOrder = AskedScale | 'saying' | 'nearest'

/** Whether an order goes by vague words or by missed measures. Its keys are in no index, so only best sellers are ordered by it. */
export function isVagueOrder(order: keyof typeof orders): order is VagueOrder {
  return order === 'small' || order === 'large' || order === 'saying' || order === 'nearest'
}

/** Sorts by letters with conjuncts last, like Nepali dictionaries. The index products_by_nepali_name covers it. */
const nepaliName = translated(products.name, products.translations, 'name', 'ne')

export function orderOf({ scope, sort, language, closeTo: near, nearTo }: Listing): keyof typeof orders {
  if (sort === 'relevance' && near) return 'closest'
  if (sort === 'relevance' && nearTo) return 'nearest'
  if (sort === 'relevance' && scope.scale) return scope.scale
  if (sort === 'relevance' && scope.saying) return 'saying'
  if (sort === 'relevance' && scope.placeIds) return scope.matching ? 'place rank' : 'place'
  if (sort === 'relevance' && scope.matching) return 'rank'
  if (scope.measures && (sort === 'price' || sort === '-price')) return `${sort}/measure`
  if (scope.sizes && (sort === 'price' || sort === '-price')) return `${sort}/size`
  if (language === 'en') return sort
  return sort === 'name' || sort === '-name' ? `${sort} ${language}` : sort
}

/** Every order ends with the id, so that pages neither repeat nor skip a product. */
export const orders: Record<
  SortValue | SearchOrder | `${'' | '-'}${'name ne' | 'price/size' | 'price/measure'}`,
  SQL[]
> = {
  '-sales': [desc(products.salesCount), asc(products.id)],
  relevance: [desc(products.isFeatured), desc(products.salesCount), asc(products.id)],
  name: [asc(products.name), asc(products.id)],
  '-name': [desc(products.name), desc(products.id)],
  'name ne': [asc(nepaliName), asc(products.id)],
  '-name ne': [desc(nepaliName), desc(products.id)],
  price: [asc(products.price), asc(products.id)],
  '-price': [desc(products.price), desc(products.id)],
  'price/size': [asc(priceOfSize), asc(products.id)],
  '-price/size': [desc(priceOfSize), desc(products.id)],
  'price/measure': [asc(priceOfMeasures), asc(products.id)],
  '-price/measure': [desc(priceOfMeasures), desc(products.id)],
  rank: [sql`${rank} desc`, desc(products.salesCount), asc(products.id)],
  place: [sql`${inPlace} desc`, desc(products.salesCount), asc(products.id)],
  'place rank': [sql`${inPlace} desc`, sql`${rank} desc`, desc(products.salesCount), asc(products.id)],
  small: [sql`${inPlace} desc`, sql`${floorOf('min')} asc nulls last`, desc(products.salesCount), asc(products.id)],
  large: [sql`${inPlace} desc`, sql`${floorOf('max')} desc nulls last`, desc(products.salesCount), asc(products.id)],
  saying: [sql`${inPlace} desc`, sql`${says} desc`, sql`${rank} desc`, desc(products.salesCount), asc(products.id)],
  nearest: [sql`${inPlace} desc`, sql`${missedBy} asc nulls last`, desc(products.salesCount), asc(products.id)],
  closest: [
    sql`greatest(${closeTo('Min')} - ${products.price}, ${products.price} - ${closeTo('Max')})`,
    asc(products.id),
  ],
}

/** Returns the values of the placeholders above. */
export function valuesOf({
  scope,
  filters,
  closeTo: near,
  nearTo,
}: Pick<Listing, 'scope' | 'filters' | 'closeTo' | 'nearTo'>): Record<string, unknown> {
  return {
    ...scope,
    ...measureValues(scope.measures ?? nearTo),
    sizes: scope.sizes ?? null,
    ranking: scope.ranking ?? scope.matching ?? null,
    placeIds: scope.placeIds ?? null,
    firstPlaceIds: scope.firstPlaceIds ?? null,
    leastOfSize: scope.leastOfSize ?? 0,
    mostOfSize: scope.mostOfSize ?? MAX_INTEGER,
    closeToMin: near?.minPrice ?? 0,
    closeToMax: near?.maxPrice ?? MAX_INTEGER,
    minPrice: filters.minPrice ?? 0,
    maxPrice: filters.maxPrice ?? MAX_INTEGER,
    colors: bitsOf(filters.colors),
    categoryIds: filters.categoryIds.map(Number),
    stockBands: filters.availability.flatMap((choice) => stockBandsOf[choice]),
    discount: filters.discount,
    stars: filters.stars,
  }
}
