import type { SearchQuery, SearchReply } from '#contract/catalog/products.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { readOtherSearches } from './did-you-mean.ts'
import { chosenIn, readListing } from './list-products.ts'
import { understandWords } from './understand-words.ts'

/** Returns one page of search results, with the filters and facets of a listing. */
export async function searchProducts(db: Db, query: SearchQuery, language: Language): Promise<Answer<SearchReply>> {
  const understood = await understandWords(db, query.q)
  const [didYouMean, found] = await Promise.all([
    readOtherSearches(db, query.q, understood),
    understood
      ? readListing(
          db,
          { scope: { matching: understood.matching }, ...chosenIn(query), language },
          query.facets ?? false,
        )
      : nothingFound,
  ])
  return { ...found, payload: { ...found.payload, correctedQuery: understood?.correctedQuery ?? null, didYouMean } }
}

const nothingFound: Awaited<ReturnType<typeof readListing>> = {
  payload: { success: true, message: 'No products found', products: [], totalProducts: 0 },
  tags: ['catalog', 'categories'],
}
