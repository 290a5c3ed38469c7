import type { Nearest } from '#contract/catalog/search.ts'
import type { ProductsReply } from '#contract/catalog/products.ts'
import { isTone } from '#domain/catalog/sentence-looks.ts'
import { nextRoundPrice } from '#domain/catalog/round-price.ts'
import { noFilters } from '#domain/catalog/listing-filters.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import type { CatalogReads } from './catalog-memory.ts'
import { readListing } from './list-products.ts'
import { countProducts, readLowestPrice, readPageIds } from './listing-queries.ts'
import { isOfVariants, type Listing } from './listing-shape.ts'
import { limitsOf } from './measure-shape.ts'
import { asCard } from './present-product.ts'
import { readCardRows } from './product-queries.ts'
import { hasTellingWords, hasWanted, type Kind, priceOf, type ReadSearch, wantedBy } from './search-scope.ts'

/** In this order a search gives up conditions that no product fulfils. */
const GIVEN_UP: readonly Kind[] = ['price', 'color', 'material', 'seats', 'size', 'measure', 'room', 'category']

const OTHERS = 4

type Found = { answer: Answer<ProductsReply>; nearest: Nearest }

/**
 * Lists the products nearest to a search that no product fulfils: without one condition if that is enough, else without
 * several. Returns undefined if the words alone find nothing.
 *
 * @param listing  the list of the search
 */
export async function readNearest(
  catalog: CatalogReads,
  search: ReadSearch,
  listing: Listing,
  wantsFacets: boolean,
): Promise<Found | undefined> {
  const { db } = catalog
  const found = await listNearest(db, search, listing)
  if (!found) return undefined
  const { list, without } = found
  const limits = priceOf(search.conditions)
  const isPriceMissing = without.includes('price') && !isOfVariants(list.scope)
  const [answer, upTo, others] = await Promise.all([
    readListing(catalog, list, wantsFacets),
    isPriceMissing && limits.maxPrice !== null ? readUpTo(db, list) : null,
    isPriceMissing ? readOthers(db, search, list) : [],
  ])
  return { answer, nearest: { without, ...(hasTellingWords(search) && { hasWords: true as const }), upTo, others } }
}

/**
 * Returns the list that comes nearest to a search, and the conditions that it gives up; undefined if the words alone find
 * nothing.
 *
 * @param listing  the list of the search
 */
export async function listNearest(
  db: Db,
  search: ReadSearch,
  listing: Listing,
): Promise<{ list: Listing; without: Kind[] } | undefined> {
  const without = await firstWithProducts(db, search)
  if (!without) return undefined
  const { scope, price } = wantedBy(search, without)
  const list: Listing = {
    ...listing,
    scope,
    filters: { ...listing.filters, ...price },
    ...(without.includes('price') && { closeTo: priceOf(search.conditions) }),
    ...(without.includes('measure') && { nearTo: limitsOf(search.conditions) }),
  }
  return { list, without }
}

async function firstWithProducts(db: Db, search: ReadSearch): Promise<Kind[] | undefined> {
  const present = GIVEN_UP.filter((kind) => search.conditions.some((condition) => condition.kind === kind))
  // Another shade of wood is nearer than a price that the shopper cannot pay.
  const isOfTone = (kind: Kind) => search.conditions.some((one) => one.kind === kind && 'en' in one && isTone(one))
  present.sort((one, other) => Number(isOfTone(other)) - Number(isOfTone(one)))
  const several = present.map((_, at) => present.slice(0, at + 1)).slice(1)
  for (const without of [...present.map((kind) => [kind]), ...several]) {
    const { scope, price } = wantedBy(search, without)
    // Any product at all is near a price, but not near a color.
    const isAnything = without.join() !== 'price' && Object.values(scope).every((one) => one === undefined)
    if (isAnything) continue
    if (await hasWanted(db, { scope, price })) return without
  }
  return undefined
}

function listOf(scope: Listing['scope'], price: Partial<Listing['filters']>): Listing {
  return { scope, filters: { ...noFilters, ...price }, sort: 'relevance', limit: OTHERS, offset: 0, language: 'en' }
}

/** Returns the round price above which the first products begin. */
async function readUpTo(db: Db, { scope }: Listing): Promise<Nearest['upTo']> {
  const lowest = await readLowestPrice(db, listOf(scope, {}))
  if (lowest === null) return null
  const price = nextRoundPrice(lowest)
  return { price, totalProducts: await countProducts(db, listOf(scope, { maxPrice: price })) }
}

/**
 * Returns products at the price of the search: those of its category that lack the rest of it, or else those that the words
 * mention or whose category is near.
 */
async function readOthers(db: Db, search: ReadSearch, { language }: Listing) {
  const { conditions, places, texts, words } = search
  const price = priceOf(conditions)
  const categories = conditions.filter(({ kind }) => kind === 'category')
  // A word of several meanings has the text of each, also where the list keeps to its category.
  const named = [...texts].flatMap(([{ kind }, text]) => (kind === 'category' ? [text] : []))
  const mentioned = [words.matching, ...named].filter((text) => text !== null && text !== undefined)
  const ids = categories.map((condition) => 'id' in condition && condition.id)
  const rooms = places.flatMap(({ id, parentId }) => (ids.includes(id) && parentId !== null ? [parentId] : []))
  const ofKind = wantedBy({ ...search, conditions: categories, reading: undefined, ranking: undefined }).scope
  const scopes: Listing['scope'][] = [
    ...(categories.length > 0 ? [ofKind] : []),
    ...(mentioned.length > 0 ? [{ matching: mentioned.map((text) => `(${text})`).join(' | ') }] : []),
    ...(rooms.length > 0 ? [{ roomIds: rooms }] : []),
  ]
  for (const scope of scopes) {
    const others = await readPageIds(db, { ...listOf(scope, price), language })
    if (others.length > 0) return (await readCardRows(db, others, language)).map(asCard)
  }
  return []
}
