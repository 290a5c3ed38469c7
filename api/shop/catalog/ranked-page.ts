import { noFilters } from '#domain/catalog/listing-filters.ts'
import type { CatalogReads } from './catalog-memory.ts'
import { totalOf } from './count-listing.ts'
import { MOST_RANKED, readPage, readRankedBestSellers } from './listing-queries.ts'
import { isVagueOrder, type Listing, orderOf } from './listing-shape.ts'
import type { ProductVersion } from './product-queries.ts'

/**
 * Reads which products are on one page of a search by words, the best matches first. A frequent word is in thousands of
 * products, and each would have to be read to rank it. So of such a search only the best sellers are ranked, and the
 * others follow by sales (decision 077). The same holds for an order by vague words.
 */
export async function readRankedPage(
  catalog: CatalogReads,
  listing: Listing,
  mostRanked = MOST_RANKED,
): Promise<ProductVersion[]> {
  const [found, all] = await Promise.all([
    totalOf(catalog, listing),
    totalOf(catalog, { scope: {}, filters: noFilters }),
  ])
  const ranksAll = !isVagueOrder(orderOf(listing)) && isFasterToRankAll(found, all, mostRanked)
  if (found <= mostRanked || ranksAll) return readPage(catalog.db, listing)
  const ranked = await readRankedBestSellers(catalog.db, listing, mostRanked)
  const { limit, offset } = listing
  const page = ranked.slice(offset, offset + limit)
  if (page.length === limit) return page
  // The ranked ones are the first by sales, so the others begin after as many.
  const others = { limit: limit - page.length, offset: Math.max(offset, ranked.length) }
  return [...page, ...(await readPage(catalog.db, { ...listing, sort: '-sales', ...others }))]
}

/**
 * Finding best sellers reads the products by sales until enough of them match: `all / found` for each. Ranking reads those
 * that match, and takes twice as long for each.
 */
function isFasterToRankAll(found: number, all: number, mostRanked: number): boolean {
  return 2 * found * found <= mostRanked * all
}
