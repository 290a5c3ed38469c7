import { MAX_SEARCH_LENGTH } from '#domain/bounds.ts'
import { isBroken } from '#domain/catalog/search-words.ts'
import { keep, readKept } from '../../../storage.ts'

const STORAGE_KEY = 'recentSearches'
const RECENT_TERMS = 5

/**
 * Parses the stored searches, newest first.
 *
 * @returns undefined when nothing valid is stored
 */
export function parseRecent(stored: string | null): string[] | undefined {
  try {
    const list: unknown = JSON.parse(stored ?? 'null')
    return Array.isArray(list) ? list.filter(isTerm).slice(0, RECENT_TERMS) : undefined
  } catch {
    return undefined // not written by this shop
  }
}

function isTerm(entry: unknown): entry is string {
  return typeof entry === 'string' && entry.trim() !== '' && entry.length <= MAX_SEARCH_LENGTH && !isBroken(entry)
}

/** Puts a term first, without duplicates in any capitalization. */
export function withRecent(terms: readonly string[], term: string): string[] {
  const others = terms.filter((other) => other.toLowerCase() !== term.toLowerCase())
  return [term, ...others].slice(0, RECENT_TERMS)
}

/** Returns this browser's terms; undefined if nobody has searched in it yet. */
export function readRecent(): string[] | undefined {
  return parseRecent(readKept(STORAGE_KEY))
}

export function writeRecent(terms: readonly string[]): void {
  keep(STORAGE_KEY, JSON.stringify(terms))
}
