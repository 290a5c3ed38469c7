import type { CategoryCondition, Condition } from './sentence.ts'
import { formsOf, type Match, phrasesAt, readTokens, type Token } from './sentence-tokens.ts'

/** A category of the shop, by all of its names. `roomId` is null for a top-level category, which is a room. */
type Place = { id: number; roomId: number | null; names: readonly string[] }

export type Synonym = { word: string; means: string }

/** The words of this shop that a sentence can use. */
export type Vocabulary = { places: readonly Place[]; synonyms: readonly Synonym[] }

/** Longest name or synonym, in words. */
export const MOST_WORDS_OF_NAME = 4

/** Names of categories, as `namesOf` keeps them. */
export const DINING_SETS = 'dining set'
export const DINING_CHAIRS = 'dining chair'

/** Words that a category's name may have and a visitor leaves out. */
const fillers = new Set(['item', 'furniture', 'सामान'])

export type Names = {
  places: ReadonlyMap<string, CategoryCondition>
  /** What a synonym means; of several meanings the first. */
  meanings: ReadonlyMap<string, string>
  /** What a synonym with several meanings asks for, if one of them is a category. */
  ambiguous: ReadonlyMap<string, Condition>
}

export function namesOf({ places, synonyms }: Vocabulary): Names {
  const meanings = new Map(synonyms.toReversed().map(({ word, means }) => [word, means]))
  const named = places.flatMap((place) =>
    place.names.map((name): [string, CategoryCondition] => [
      plainName(name),
      { kind: place.roomId === null ? 'room' : 'category', id: place.id },
    ]),
  )
  // The first of two categories with one name is the one of the higher level.
  const byName = new Map(named.toReversed())
  return { places: byName, meanings, ambiguous: ambiguousIn(synonyms, byName) }
}

/** In Nepali दराज is a wardrobe and a drawer: it asks for the category Wardrobes, and for what is named after drawers. */
function ambiguousIn(
  synonyms: readonly Synonym[],
  places: ReadonlyMap<string, CategoryCondition>,
): Map<string, Condition> {
  const ambiguous = new Map<string, Condition>()
  for (const { word, means } of synonyms) {
    const others = synonyms.filter((other) => other.word === word && other.means !== means)
    const place = places.get(plainName(means))
    if (others.length === 0 || place?.kind !== 'category' || ambiguous.has(word)) continue
    ambiguous.set(word, { ...place, alsoNamed: [word, ...others.map((other) => other.means)] })
  }
  return ambiguous
}

/** Returns whether a word means a table. */
export function isTable(word: string, meanings: Names['meanings']): boolean {
  return isOfKind(word, 'table', meanings)
}

/** Returns whether a word means a chair. */
export function isChair(word: string, meanings: Names['meanings']): boolean {
  return isOfKind(word, 'chair', meanings)
}

function isOfKind(word: string, kind: string, meanings: Names['meanings']): boolean {
  return plainName(meanings.get(word) ?? word) === kind
}

/** Returns the phrases of a search that can be synonyms, which the shop then looks up. */
export function phrasesIn(query: string): string[] {
  const tokens = readTokens(query.normalize('NFC'))
  const phrases = tokens.flatMap((_, at) =>
    Array.from({ length: Math.min(MOST_WORDS_OF_NAME, tokens.length - at) }, (__, more) =>
      phrasesAt(tokens, at, more + 1),
    ).flat(),
  )
  return [...new Set(phrases)]
}

/** The longest category name, or synonym of one, at a place. */
export function readPlace(
  tokens: readonly Token[],
  at: number,
  { places, meanings, ambiguous }: Names,
): Match<Condition> | undefined {
  for (let count = Math.min(MOST_WORDS_OF_NAME, tokens.length - at); count > 0; count -= 1) {
    for (const phrase of phrasesAt(tokens, at, count)) {
      const meant = places.get(plainName(meanings.get(phrase) ?? phrase))
      const place = ambiguous.get(phrase) ?? meant ?? places.get(plainName(phrase))
      if (place) return { value: place, end: at + count }
    }
  }
  return undefined
}

/** Returns whether a word ends the name of a category: a chair is a kind of furniture where there are office chairs. */
export function namesKind(tokens: readonly Token[], at: number, { places, meanings }: Names): boolean {
  if (at >= tokens.length) return false
  const kinds = phrasesAt(tokens, at, 1).map((form) => plainName(meanings.get(form) ?? form))
  return [...places].some(
    ([name, { kind }]) => kind === 'category' && kinds.includes(name.slice(name.lastIndexOf(' ') + 1)),
  )
}

/**
 * Returns the ids of categories that a word ends, as both office chairs and dining chairs are chairs, and of those that
 * list it: `Sofas, armchairs and pouffes`.
 */
export function placesEndingIn(words: readonly string[], { places }: Names): number[] {
  const plain = words.map(plainName)
  const isNamed = (name: string) => plain.some((word) => name === word || name.endsWith(` ${word}`))
  const ids = [...places].flatMap(([name, { kind, id }]) =>
    kind === 'category' && (/ (?:and|र) /.test(name) ? name.split(' ') : [name]).some(isNamed) ? [id] : [],
  )
  return [...new Set(ids)].toSorted((one, other) => one - other)
}

/** Returns a name as one compares it: lower case, in the singular, without words such as `items`. */
function plainName(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s&,]+/)
    .map((word) => formsOf(singular(word)).at(-1)!)
  const telling = words.filter((word) => !fillers.has(word) && word !== '')
  return (telling.length > 0 ? telling : words).join(' ')
}

function singular(word: string): string {
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('lves')) return `${word.slice(0, -3)}f`
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
