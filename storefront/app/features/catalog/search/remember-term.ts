import { readRecent, withRecent, writeRecent } from './recent-terms.ts'

/** Stores a search among this browser's recent terms. */
export function rememberTerm(query: string): void {
  writeRecent(withRecent(readRecent() ?? [], query))
}
