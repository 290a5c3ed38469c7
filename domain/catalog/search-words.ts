import { latinDigits } from '../text.ts'

/** Words of a search that count; those after them are left out. */
export const MOST_SEARCH_WORDS = 8
const MAX_WORD_LENGTH = 40
const JOINERS = /[\u200C\u200D]/g

/** A search that came broken: NUL, half a surrogate pair, or the sign that stands for bytes which are no text. */
export function isBroken(query: string): boolean {
  return query.includes('\0') || query.includes('\uFFFD') || !query.isWellFormed()
}

/**
 * The words of a search, ready to be looked up: lower case, without punctuation, each once, at most 8.
 * Devanagari letters stay as they are (vowel signs are part of a word), its digits become Latin ones; joiners, which only
 * say how letters are drawn, do not count.
 */
export function searchWords(query: string): string[] {
  const words =
    latinDigits(query)
      .normalize('NFC')
      .replaceAll(JOINERS, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, MAX_WORD_LENGTH)))].slice(0, MOST_SEARCH_WORDS)
}
