import { nearestWord } from '#domain/nearest-word.ts'
import { searchWords } from '#domain/search-words.ts'
import type { Db } from '../db/client.ts'
import { findsAny, readNeighbours, readTypedWords, type TypedWord } from './search-queries.ts'

export type Understood = {
  /** What products must match: a text of type tsquery. */
  matching: string
  /** What was searched for in place of misspelt words; null when nothing was replaced. */
  correctedQuery: string | null
}

/**
 * Reads a visitor's words: other names of furniture by their meaning, misspelt words as the nearest known ones.
 * A word that nobody knows and that is near to none is passed over when the others are known. Where no product has
 * all the words, those that have some of them are meant.
 *
 * @returns null when no word is left to search for
 */
export async function understandWords(db: Db, query: string): Promise<Understood | null> {
  const words = searchWords(query)
  if (words.length === 0) return null
  const typed = await readTypedWords(db, words)
  const telling = typed.filter((word) => !word.isStopWord || isKnown(word))
  const unknown = telling.filter((word) => !isKnown(word)).map(({ word }) => word)
  const meant = unknown.length === 0 ? new Map<string, TypedWord>() : await readMeantWords(db, unknown)
  const understood = telling.map((word) => meant.get(word.word) ?? word).filter(isKnown)
  if (understood.length === 0) return null

  return {
    matching: await allOrAny(db, understood),
    correctedQuery: unknown.length === 0 ? null : understood.map(({ word }) => word).join(' '),
  }
}

function isKnown({ terms }: TypedWord): boolean {
  return terms.length > 0
}

/** For each misspelt word the one that was meant, where one is near enough. */
async function readMeantWords(db: Db, misspelt: string[]): Promise<Map<string, TypedWord>> {
  const neighbours = await readNeighbours(db, misspelt)
  const nearest = misspelt.map((word) =>
    nearestWord(
      word,
      neighbours.filter(({ typed }) => typed === word).map((neighbour) => neighbour.word),
    ),
  )
  const known = await readTypedWords(db, [...new Set(nearest.filter((word) => word !== undefined))])
  return new Map(
    misspelt.flatMap((word, index) =>
      known.filter((one) => one.word === nearest[index]).map((one) => [word, one] as const),
    ),
  )
}

async function allOrAny(db: Db, words: TypedWord[]): Promise<string> {
  const each = words.map(({ terms }) => `(${terms.join(' | ')})`)
  const all = each.join(' & ')
  return each.length === 1 || (await findsAny(db, all)) ? all : each.join(' | ')
}
