import type { Part, Sentence } from './sentence.ts'

/** English names what a piece is for after this word, and Nepali before these. */
export const FOR = 'for'
export const FOR_AFTER: ReadonlySet<string> = new Set('लागि lagi laagi'.split(' '))
/** A case ending that stands alone. */
const OF = new Set('को का ko ka'.split(' '))
/** What follows is a part of the furniture again: `bed for guests with storage`. */
const WITH = 'with'

/**
 * Returns the words of a sentence that say what or whom a piece is for, in lower case: `tall` and `person` in `bed for a
 * tall person`, besides words without meaning. Conditions are none of them. Of a Nepali need it returns the last word:
 * nothing tells where the need begins.
 */
export function needsIn({ text, parts }: Sentence): Set<string> {
  const needs = new Set<string>()
  let isAfterFor = false
  for (const [at, part] of parts.entries()) {
    const typed = typedOf(text, part)
    if (FOR_AFTER.has(typed)) addAll(needs, wordsBefore(text, parts, at))
    else if (typed === FOR) isAfterFor = true
    else if (part.condition !== null || typed === WITH) isAfterFor = false
    else if (isAfterFor) addAll(needs, part.words)
  }
  return needs
}

function wordsBefore(text: string, parts: readonly Part[], at: number): readonly string[] {
  const before = parts.slice(0, at).findLast((part) => !OF.has(typedOf(text, part)))
  return before?.words ?? []
}

function addAll(needs: Set<string>, words: readonly string[]): void {
  for (const word of words) needs.add(word.toLowerCase())
}

function typedOf(text: string, { start, end }: Part): string {
  return text.slice(start, end).toLowerCase()
}
