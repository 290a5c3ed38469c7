import type { MissingKind } from '#contract/catalog/search.ts'
import { noFilters } from '#domain/catalog/listing-filters.ts'
import type { CatalogReads } from './catalog-memory.ts'
import { totalOf } from './count-listing.ts'
import { type KindOfSearch, kindsIn } from './kinds-of-search.ts'
import { readPageIds } from './listing-queries.ts'
import type { Listing } from './listing-shape.ts'
import { listNearest } from './nearest-products.ts'
import { asCard } from './present-product.ts'
import { labelOf } from './present-understood.ts'
import { readCardRows } from './product-queries.ts'
import { hasTellingWords, type ReadSearch, wantedBy } from './search-scope.ts'

/** Number of products shown of a missing kind. */
const SHOWN = 4

/** A search for more kinds than this is a list of words. */
const MOST_KINDS = 4

/**
 * Returns the categories of which a search for several finds no product, with the nearest products of each. A list of
 * mattresses is no answer to `bed and mattress under 80000` without a word about the beds.
 */
export async function readMissingKinds(
  catalog: CatalogReads,
  search: ReadSearch,
  listing: Listing,
): Promise<MissingKind[]> {
  const kinds = kindsIn(search)
  if (kinds.length < 2 || kinds.length > MOST_KINDS) return []
  const missing = await Promise.all(kinds.map((kind) => readIfMissing(catalog, kind, listing)))
  return missing.filter((kind) => kind !== undefined)
}

async function readIfMissing(
  catalog: CatalogReads,
  { category, search }: KindOfSearch,
  listing: Listing,
): Promise<MissingKind | undefined> {
  const { scope, price } = wantedBy(search)
  if ((await totalOf(catalog, { scope, filters: { ...noFilters, ...price } })) > 0) return undefined
  const shown: Listing = { ...listing, sort: 'relevance', limit: SHOWN, offset: 0 }
  const nearest = await listNearest(catalog.db, search, shown)
  // Another kind is not near to this one.
  if (!nearest || nearest.without.includes('category')) return undefined
  const ids = await readPageIds(catalog.db, nearest.list)
  const products = (await readCardRows(catalog.db, ids, listing.language)).map(asCard)
  const name = labelOf(category, search.places)
  const hasWords = hasTellingWords(search) && { hasWords: true as const }
  return { _id: String(category.id), name, without: nearest.without, ...hasWords, products }
}
