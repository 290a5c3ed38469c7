import type { SQL, SQLWrapper } from 'drizzle-orm'
import { FOUND_OF_A_KIND } from '#contract/admin/find.ts'
import { beginningWords, rankOf, sayingWords, type Choice } from './saying-words.ts'

/** The newest rows that are ranked; more rarely show another one. */
const RANKED = 30

type Search<Row> = {
  words: readonly Choice[]
  /** Texts that are searched, with an index of trigrams where the table is long. */
  texts: readonly SQLWrapper[]
  /** Reads so many of the rows that meet a condition, the newest first. */
  read: (wanted: SQL, limit: number) => Promise<Row[]>
  textsOf: (row: Row) => string[]
}

/**
 * Finds the rows that have all words: first those in which each begins a word, then the others, the newest first among
 * equals. The newest are ranked here; only if they are many and few begin so, the database is asked for beginnings.
 */
export async function bestRows<Row extends { id: unknown }>({
  words,
  texts,
  read,
  textsOf,
}: Search<Row>): Promise<Row[]> {
  const newest = await read(sayingWords(words, texts), RANKED)
  const isBegun = (row: Row) => rankOf(words, textsOf(row)) === 0
  const begun = newest.filter(isBegun)
  const isCut = newest.length === RANKED && begun.length < FOUND_OF_A_KIND
  const first = isCut ? await read(beginningWords(words, texts), FOUND_OF_A_KIND) : begun
  const firstIds = new Set(first.map(({ id }) => id))
  return [...first, ...newest.filter(({ id }) => !firstIds.has(id))].slice(0, FOUND_OF_A_KIND)
}
