import { spellingsOf } from '#domain/catalog/nepali-spellings.ts'
import { searchWords } from '#domain/catalog/search-words.ts'
import { looks } from '#domain/catalog/sentence-looks.ts'
import { isSizeName, sizeNameMeantBy } from '#domain/catalog/sentence-sizes.ts'
import { isVague } from '#domain/catalog/sentence-vague.ts'
import type { Db } from '../../platform/db/client.ts'
import { type MeantWord, readMeantWords } from './meant-words.ts'
import { findsAny, readTypedWords, type TypedWord } from './search-queries.ts'

export type Understood = {
  /** tsquery text that the products must match; null when no searchable word remains. */
  matching: string | null
  /** The corrected search; null when no word was corrected. */
  correctedQuery: string | null
  /** The interpreted words, in order. */
  words: UnderstoodWord[]
  /** Misspelled names of sizes, which no product has in its text: `quen` is `queen`. */
  sizes: ReadonlyMap<string, string>
  /** Whether some word is neither known nor similar to a known one. */
  hasUnknown: boolean
}

export type UnderstoodWord = {
  typed: string
  word: TypedWord
  /** Equally likely corrections of a misspelled word; empty for a word taken as typed. */
  others: MeantWord[]
}

/**
 * Interprets a visitor's words: synonyms by their meaning, words spelled another way as the shop spells them, misspelled
 * words as the nearest known ones. Skips a word that
 * resembles no known one. When no product has all the words, products with some of them match.
 *
 * @param readWords  looks up the words; the default is for finished words
 */
export async function understandWords(
  db: Db,
  query: string,
  readWords: typeof readTypedWords = readTypedWords,
): Promise<Understood> {
  const words = searchWords(query)
  if (words.length === 0)
    return { matching: null, correctedQuery: null, words: [], sizes: new Map(), hasUnknown: false }
  const spelled = await readAsSpelled(db, await readWords(db, words))
  const typed = spelled.map((word, at) => ({ typed: words[at]!, word }))
  // An unknown number, such as a year, is no misspelled word, and neither is a vague word that no text says.
  const telling = typed.filter(
    ({ word }) => isKnown(word) || !(word.isStopWord || isVague(word.word) || /^\d+$/.test(word.word)),
  )
  const unknown = telling.filter(({ word }) => !isKnown(word))
  const misspelled = unknown.filter(({ word }) => !isSpelled(word)).map(({ word }) => word.word)
  const meant = await readMeantWords(db, misspelled)
  const understood = telling.flatMap((one): UnderstoodWord[] => {
    if (isKnown(one.word)) return [{ ...one, others: [] }]
    const [best, ...others] = meant.get(one.typed) ?? []
    const equal = others.filter(({ mistakes }) => mistakes === best?.mistakes)
    return best ? [{ typed: one.typed, word: best, others: equal }] : []
  })
  const hasUnknown = understood.length < telling.length
  const written = new Map(understood.map((one) => [one.typed, one.word.word]))
  const sizes = sizesMeantBy(misspelled.filter((word) => !written.has(word)))
  if (understood.length === 0) return { matching: null, correctedQuery: null, words: [], sizes, hasUnknown }
  const corrected = telling.flatMap((one) => written.get(one.typed) ?? sizes.get(one.typed) ?? [])

  return {
    matching: await allOrAny(
      db,
      understood.map(({ word }) => word),
    ),
    correctedQuery: unknown.length === 0 ? null : corrected.join(' '),
    words: understood,
    sizes,
    hasUnknown,
  }
}

function sizesMeantBy(words: readonly string[]): Map<string, string> {
  return new Map(
    words.flatMap((word) => {
      const size = sizeNameMeantBy(word)
      return size === undefined ? [] : [[word, size]]
    }),
  )
}

/** Replaces an unknown word by another spelling of it that the shop knows: पलंग by पलङ. */
async function readAsSpelled(db: Db, typed: TypedWord[]): Promise<TypedWord[]> {
  const others = typed.flatMap((word) => (isKnown(word) ? [] : spellingsOf(word.word).slice(1)))
  if (others.length === 0) return typed
  const known = (await readTypedWords(db, others)).filter(isKnown)
  return typed.map((word) => {
    const spellings = isKnown(word) ? [] : spellingsOf(word.word)
    return known.find((one) => spellings.includes(one.word)) ?? word
  })
}

function isKnown({ terms }: TypedWord): boolean {
  return terms.length > 0
}

/** A word that says a look or size is spelled right, even if no product has it. */
function isSpelled({ word }: TypedWord): boolean {
  return looks.has(word) || isSizeName(word)
}

/** Returns a tsquery text for all of the words, or if no product has all for any of them. */
export async function allOrAny(db: Db, words: TypedWord[]): Promise<string> {
  const each = words.map(anyOf)
  const all = each.join(' & ')
  return each.length === 1 || (await findsAny(db, all)) ? all : each.join(' | ')
}

/** Returns a tsquery text for everything a word finds. */
export function anyOf({ terms }: TypedWord): string {
  return `(${terms.join(' | ')})`
}
