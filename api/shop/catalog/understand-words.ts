import { searchWords } from '#domain/search-words.ts'
import type { Db } from '../../platform/db/client.ts'
import { type MeantWord, readMeantWords } from './meant-words.ts'
import { findsAny, readTypedWords, type TypedWord } from './search-queries.ts'

export type Understood = {
  /** What products must match: a text of type tsquery. */
  matching: string
  /** What was searched for in place of misspelt words; null when nothing was replaced. */
  correctedQuery: string | null
  /** The words themselves, as they were understood, in their order. */
  words: UnderstoodWord[]
}

export type UnderstoodWord = {
  word: TypedWord
  /** What else a misspelt word may have meant, as likely; none for a word taken as typed. */
  others: MeantWord[]
}

/**
 * Reads a visitor's words: other names of furniture by their meaning, misspelt words as the nearest known ones.
 * A word that nobody knows and that is near to none is passed over when the others are known. Where no product has
 * all the words, those that have some of them are meant.
 *
 * @param readWords  what is known of each word; default that of finished words
 * @returns null when no word is left to search for
 */
export async function understandWords(
  db: Db,
  query: string,
  readWords: typeof readTypedWords = readTypedWords,
): Promise<Understood | null> {
  const words = searchWords(query)
  if (words.length === 0) return null
  const typed = await readWords(db, words)
  const telling = typed.filter((word) => !word.isStopWord || isKnown(word))
  const unknown = telling.filter((word) => !isKnown(word)).map(({ word }) => word)
  const meant = await readMeantWords(db, unknown)
  const understood = telling.flatMap((word): UnderstoodWord[] => {
    if (isKnown(word)) return [{ word, others: [] }]
    const [best, ...others] = meant.get(word.word) ?? []
    return best ? [{ word: best, others: others.filter(({ mistakes }) => mistakes === best.mistakes) }] : []
  })
  if (understood.length === 0) return null

  return {
    matching: await allOrAny(
      db,
      understood.map(({ word }) => word),
    ),
    correctedQuery: unknown.length === 0 ? null : understood.map(({ word }) => word.word).join(' '),
    words: understood,
  }
}

function isKnown({ terms }: TypedWord): boolean {
  return terms.length > 0
}

async function allOrAny(db: Db, words: TypedWord[]): Promise<string> {
  const each = words.map(anyOf)
  const all = each.join(' & ')
  return each.length === 1 || (await findsAny(db, all)) ? all : each.join(' | ')
}

/** Whatever a word finds, as a text of type tsquery. */
export function anyOf({ terms }: TypedWord): string {
  return `(${terms.join(' | ')})`
}
