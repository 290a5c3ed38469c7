import { MAX_SEARCH_LENGTH } from '#domain/bounds.ts'
import { href } from 'react-router'
import { listingSearch, type ListingState } from './listing-url.ts'

export const SEARCH_SORT = 'relevance'

/** The parameter that asks for the words as they are. */
export const EXACT_PARAM = 'exact'

/** Returns the trimmed words of the search. */
export function searchedFor(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH).trim()
}

export function isExactSearch(search: URLSearchParams): boolean {
  return search.get(EXACT_PARAM) === 'true'
}

/**
 * Returns `/search?q=oak+bed&page=2`.
 *
 * @param isExact  whether to search for the words as they are, without reading conditions from them
 */
export function searchAddress(query: string, state?: ListingState, isExact = false): string {
  const words = new URLSearchParams({ q: query, ...(isExact && { [EXACT_PARAM]: 'true' }) })
  const rest = state ? listingSearch(state, SEARCH_SORT).replace('?', '&') : ''
  return `${href('/search')}?${words}${rest}`
}
