import { href } from 'react-router'
import { FAQ_ID } from './use-help-search.ts'

/** Returns the address where the server answers a search, for links without scripts. */
export function searchPath(query: string): string {
  return `${href('/help-center')}?${new URLSearchParams({ q: query })}#${FAQ_ID}`
}
