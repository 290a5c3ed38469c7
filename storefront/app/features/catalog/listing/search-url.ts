import { MAX_SEARCH_LENGTH } from '#domain/bounds.ts'
import { href } from 'react-router'
import { listingSearch, type ListingState } from './listing-url.ts'

export const SEARCH_SORT = 'relevance'

/** Returns the trimmed words of the search. */
export function searchedFor(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH).trim()
}

/** Returns `/search?q=oak+bed&page=2`. */
export function searchAddress(query: string, state?: ListingState): string {
  const rest = state ? listingSearch(state, SEARCH_SORT).replace('?', '&') : ''
  return `${href('/search')}?${new URLSearchParams({ q: query })}${rest}`
}
