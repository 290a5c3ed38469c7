import { data } from 'react-router'
import { isBroken } from '#domain/catalog/search-words.ts'
import type { Api } from '../../../api.ts'
import { apiQuery, type Found, foundIn, refusePageBehindLast, replyOrNothing, withStatus } from './load-found.ts'
import { parseListing } from './listing-url.ts'
import { SEARCH_SORT, searchAddress, searchedFor } from './search-url.ts'

export type SearchPage = Found & {
  /** As typed; '' for none. */
  query: string
  /** The corrected search, if any. */
  correctedQuery: string | null
  /** Similar searches. */
  didYouMean: string[]
  /** Whether the address contains invalid characters, so that a search is impossible. */
  isBroken: boolean
}

export async function loadSearch(api: Api, address: URL): Promise<SearchPage> {
  const query = searchedFor(address.searchParams)
  const state = parseListing(address.searchParams, SEARCH_SORT)
  if (isBroken(query)) return { ...nothingAsked, query: '', isBroken: true }
  if (query === '') return nothingAsked

  const [reply, categories] = await Promise.all([
    replyOrNothing(api.search({ q: query, ...apiQuery(state) })),
    replyOrNothing(api.categories()),
  ])
  const found = foundIn(reply, categories ?? [], state)
  refusePageBehindLast(found, state, (last) => searchAddress(query, last))
  const { correctedQuery = null, didYouMean = [] } = reply ?? {}
  return { ...found, query, correctedQuery, didYouMean, isBroken: false }
}

const nothingAsked: SearchPage = {
  products: [],
  totalProducts: 0,
  facets: undefined,
  hasFailed: false,
  categoryNames: {},
  query: '',
  correctedQuery: null,
  didYouMean: [],
  isBroken: false,
}

/** Returns an error status for an unreadable search. */
export function withSearchStatus(page: SearchPage) {
  return page.isBroken ? data(page, { status: 400 }) : withStatus(page)
}
