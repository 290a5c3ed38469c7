import type { SearchQuery, SearchReply } from '#contract/products.ts'
import type { Answer } from '../cache/answer.ts'
import type { Db } from '../db/client.ts'
import { chosenIn, readListing } from './list-products.ts'
import { understandWords } from './understand-words.ts'

/** One page of what is found for a visitor's words, with the filters and facets of a listing. */
export async function searchProducts(db: Db, query: SearchQuery): Promise<Answer<SearchReply>> {
  const understood = await understandWords(db, query.q)
  if (!understood) return nothingFound
  const { correctedQuery, matching } = understood
  const found = await readListing(db, { scope: { matching }, ...chosenIn(query) }, query.facets ?? false)
  return { ...found, payload: { ...found.payload, correctedQuery } }
}

const nothingFound: Answer<SearchReply> = {
  payload: { success: true, message: 'No products found', products: [], totalProducts: 0, correctedQuery: null },
  tags: ['catalog', 'categories'],
}
