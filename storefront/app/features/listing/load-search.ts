import type { Api } from '../../api.ts'
import { apiQuery, type Found, foundIn, refusePageBehindLast, replyOrNothing } from './load-found.ts'
import { parseListing } from './listing-url.ts'
import { SEARCH_SORT, searchAddress, searchedFor } from './search-url.ts'

export type SearchPage = Found & {
  /** As it was typed; '' when nothing was. */
  query: string
  /** What was searched for in its place, if anything. */
  correctedQuery: string | null
}

export async function loadSearch(api: Api, address: URL): Promise<SearchPage> {
  const query = searchedFor(address.searchParams)
  const state = parseListing(address.searchParams, SEARCH_SORT)
  if (query === '') return { ...nothingAsked, query, correctedQuery: null }

  const [reply, categories] = await Promise.all([
    replyOrNothing(api.search({ q: query, ...apiQuery(state) })),
    replyOrNothing(api.categories()),
  ])
  const found = foundIn(reply, categories ?? [], state)
  refusePageBehindLast(found, state, (last) => searchAddress(query, last))
  return { ...found, query, correctedQuery: reply?.correctedQuery ?? null }
}

const nothingAsked: Found = {
  products: [],
  totalProducts: 0,
  facets: undefined,
  hasFailed: false,
  categoryNames: {},
}
