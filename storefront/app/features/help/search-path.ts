import { href } from 'react-router'
import { FAQ_ID } from './use-help-search.ts'

/** The address under which the server answers that search: where links of the page lead without scripts. */
export function searchPath(query: string): string {
  return `${href('/help-center')}?${new URLSearchParams({ q: query })}#${FAQ_ID}`
}
