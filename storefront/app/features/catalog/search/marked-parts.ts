const WORD = /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu
/** They only say how Devanagari letters are drawn; no search has them. */
const JOINERS = /[\u200C\u200D]/g

/** A shorter word that begins another says nothing about it. */
const SHORTEST_STEM = 3

export type Part = { text: string; isMarked: boolean }

/**
 * A name in parts, the words marked for which it was found.
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

/** `sof` finds Sofa, and `beds` a Bed. */
function isMatch(word: string, match: string): boolean {
  return word.startsWith(match) || (word.length >= SHORTEST_STEM && match.startsWith(word))
}
