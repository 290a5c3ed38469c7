import type { SearchQuery, SearchReply } from '#contract/catalog/search.ts'
import { noFilters } from '#domain/catalog/listing-filters.ts'
import { readPlainWords } from '#domain/catalog/read-sentence.ts'
import { unusedMeasuresIn, wordsOf } from '#domain/catalog/sentence.ts'
import { asksForCustom } from '#domain/catalog/sentence-custom.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { CatalogReads } from './catalog-memory.ts'
import { isKindAlone } from './kinds-of-search.ts'
import { chosenIn, readListing } from './list-products.ts'
import { readPageIds } from './listing-queries.ts'
import { isOfVariants, type Listing } from './listing-shape.ts'
import { readMissingKinds } from './missing-kinds.ts'
import { readNearest } from './nearest-products.ts'
import { asCard } from './present-product.ts'
import { asUnderstood } from './present-understood.ts'
import { readCardRows } from './product-queries.ts'
import { countFound, COUNTED_AT_MOST } from './search-queries.ts'
import { readShortfall } from './read-shortfall.ts'
import { readForWords, readTelling, type Wanted, wantedBy } from './search-scope.ts'
import { isUnknown, notSoldIn, type UnderstoodSearch } from './understand-search.ts'
import { understandOnce } from './understand-once.ts'
import { understandWords } from './understand-words.ts'

const POPULAR = 4

/**
 * Returns one page of search results, with the filters and facets of a listing. If no product fulfils all conditions of
 * the search, lists the nearest ones and says what they lack.
 */
export async function searchProducts(
  catalog: CatalogReads,
  query: SearchQuery,
  language: Language,
): Promise<Answer<SearchReply>> {
  const { db } = catalog
  const hasPrice = query.minPrice !== undefined || query.maxPrice !== undefined
  const asked = { query: query.q, isExact: query.exact ?? false, hasPrice }
  const { search, didYouMean } = await understandOnce(catalog, asked, language)
  const found = isUnknown(search)
    ? await readPopular(db, query, language)
    : await readFound(catalog, query, search, language)
  const notSold = notSoldIn(search)
  // A search that is not run has no conditions to take back.
  const understood = notSold === null ? asUnderstood(search, language) : []
  const unusedMeasures = unusedMeasuresIn(search.typed.sentence)
  const isWhole = notSold === null && isKindAlone(search) && !hasFilters(chosenIn(query).filters)
  const exactTotal = isWhole ? await countExactly(db, query.q, found.payload.totalProducts) : null
  const isCustom = asksForCustom(query.q)
  const isCustomAlone = isCustom && isUnknown(search) && wordsOf(search.typed.sentence) === ''
  const read = { didYouMean, understood, exactTotal, isCustom, isCustomAlone }
  const left = { ...(unusedMeasures.length > 0 && { unusedMeasures }), ...(notSold !== null && { notSold }) }
  return { ...found, payload: { ...found.payload, ...read, ...left } }
}

/** Returns how many products the words find as they are, if that is more than a number; null from 200 on. */
async function countExactly(db: Db, query: string, more: number): Promise<number | null> {
  if (more >= COUNTED_AT_MOST) return null
  const { matching } = await understandWords(db, wordsOf(readPlainWords(query)))
  if (matching === null) return null
  const found = onlyRow(await countFound(db, [matching]))
  return found > more && found < COUNTED_AT_MOST ? found : null
}

type Found = Answer<
  Omit<
    SearchReply,
    'didYouMean' | 'understood' | 'unusedMeasures' | 'notSold' | 'exactTotal' | 'isCustom' | 'isCustomAlone'
  >
>

async function readFound(
  catalog: CatalogReads,
  query: SearchQuery,
  search: UnderstoodSearch,
  language: Language,
): Promise<Found> {
  const wantsFacets = query.facets ?? false
  const read = await (query.exact ? readTelling : readForWords)(catalog.db, search)
  const chosen = chosenIn(query)
  const listing: Listing = { ...chosen, ...withPrice(chosen.filters, wantedBy(read)), language }
  const answer = await readListing(catalog, listing, wantsFacets)
  const isEmpty = answer.payload.totalProducts === 0 && !hasFilters(chosen.filters)
  const near =
    isEmpty && search.conditions.length > 0 ? await readNearest(catalog, read, listing, wantsFacets) : undefined
  const isWhole = listing.offset === 0 && !isEmpty && !hasFilters(chosen.filters)
  const missing = isWhole ? await readMissingKinds(catalog, read, listing) : []
  const shortfall = near || answer.payload.totalProducts === 0 ? undefined : await readShortfall(catalog.db, search)
  const correctedQuery = read.readAs ?? search.corrected
  const { payload, tags, ...kept } = near?.answer ?? answer
  return {
    ...kept,
    payload: {
      ...payload,
      correctedQuery,
      nearest: near?.nearest ?? null,
      missing,
      popular: [],
      ...(shortfall && { shortfall }),
    },
    tags: [...tags, ...missing.flatMap(({ products }) => products.map(({ _id }) => `product:${_id}`))],
  }
}

/** A price that the visitor chose replaces one in the words. Beside a size or measure in the words it is the price of what has it. */
function withPrice(filters: Listing['filters'], { scope, price }: Wanted): Pick<Listing, 'scope' | 'filters'> {
  const { minPrice, maxPrice } = filters
  if (minPrice === null && maxPrice === null) return { scope, filters: { ...filters, ...price } }
  if (!isOfVariants(scope)) return { scope, filters }
  const limits = { leastOfSize: minPrice ?? undefined, mostOfSize: maxPrice ?? undefined }
  return { scope: { ...scope, ...limits }, filters: { ...filters, minPrice: null, maxPrice: null } }
}

function hasFilters({ minPrice, maxPrice, discount, ...chosen }: Listing['filters']): boolean {
  const { sizes, colors, categoryIds, availability, stars } = chosen
  const choices = [sizes, colors, categoryIds, availability, stars].flat()
  return minPrice !== null || maxPrice !== null || discount !== null || choices.length > 0
}

const nothing = {
  success: true as const,
  message: 'No products found',
  products: [],
  totalProducts: 0,
  correctedQuery: null,
  nearest: null,
  missing: [],
}

/** Nothing was found for the words: the best sellers instead. */
async function readPopular(db: Db, { page }: SearchQuery, language: Language): Promise<Found> {
  const listing: Listing = { scope: {}, filters: noFilters, sort: '-sales', limit: POPULAR, offset: 0, language }
  const ids = page === 1 ? await readPageIds(db, listing) : []
  const popular = (await readCardRows(db, ids, language)).map(asCard)
  return {
    payload: { ...nothing, popular },
    tags: ['catalog', 'categories', ...ids.map((id) => `product:${id}`)],
    keepForMs: KEEP_POPULAR_MS,
  }
}

/** Sales do not invalidate the cache. */
const KEEP_POPULAR_MS = 300_000
