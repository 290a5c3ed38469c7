const WORD = /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu
/** They only affect how Devanagari letters are drawn; no search contains them. */
const JOINERS = /[\u200C\u200D]/g

/** A shorter word at the start of another is no match. */
const SHORTEST_STEM = 3

export type Part = { text: string; isMarked: boolean }

/**
 * Splits a name into parts and marks the matching words.
 *
 * @param matches  words and beginnings of words, lower case
 */
export function markedParts(name: string, matches: readonly string[]): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: word, index } of name.matchAll(WORD)) {
    if (!matches.some((match) => isMatch(word.toLowerCase().replaceAll(JOINERS, ''), match))) continue
    if (index > end) parts.push({ text: name.slice(end, index), isMarked: false })
    parts.push({ text: word, isMarked: true })
    end = index + word.length
  }
  if (end < name.length) parts.push({ text: name.slice(end), isMarked: false })
  return parts
}

/** `sof` matches Sofa, and `beds` matches Bed. */
function isMatch(word: string, match: string): boolean {
  return word.startsWith(match) || (word.length >= SHORTEST_STEM && match.startsWith(word))
}
