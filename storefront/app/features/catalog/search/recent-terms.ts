import { MAX_SEARCH_LENGTH } from '#domain/bounds.ts'
import { isBroken } from '#domain/catalog/search-words.ts'
import { keep, readKept } from '../../../storage.ts'

const STORAGE_KEY = 'recentSearches'
const RECENT_TERMS = 5

/**
 * What was searched for as it was stored, newest first.
 *
 * @returns undefined when nothing was stored yet, or nothing that we wrote: then there are only the first terms
 */
export function parseRecent(stored: string | null): string[] | undefined {
  try {
    const list: unknown = JSON.parse(stored ?? 'null')
    return Array.isArray(list) ? list.filter(isTerm).slice(0, RECENT_TERMS) : undefined
  } catch {
    return undefined // not written by us
  }
}

function isTerm(entry: unknown): entry is string {
  return typeof entry === 'string' && entry.trim() !== '' && entry.length <= MAX_SEARCH_LENGTH && !isBroken(entry)
}

/** Puts a term first and keeps each once, however it is capitalised. */
export function withRecent(terms: readonly string[], term: string): string[] {
  const others = terms.filter((other) => other.toLowerCase() !== term.toLowerCase())
  return [term, ...others].slice(0, RECENT_TERMS)
}

/** This browser's terms; the first ones where it keeps nothing. */
export function readRecent(firstTerms: readonly string[]): string[] {
  return parseRecent(readKept(STORAGE_KEY)) ?? [...firstTerms]
}

export function writeRecent(terms: readonly string[]): void {
  keep(STORAGE_KEY, JSON.stringify(terms))
}
