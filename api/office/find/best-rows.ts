import type { SQL, SQLWrapper } from 'drizzle-orm'
import { FOUND_OF_A_KIND } from '#contract/admin/find.ts'
import { rankOf, sayingWords, type Choice, type Texts } from './saying-words.ts'

/**
 * The newest rows that are ranked. To ask the database for beginnings among all of them would take seconds where many rows
 * have the words and few begin with them.
 */
const RANKED = 100

type Search<Row> = {
  words: readonly Choice[]
  /** Texts that are searched, with an index of trigrams where the table is long. */
  texts: Texts<SQLWrapper>
  /** Reads so many of the rows that meet a condition, the newest first. */
  read: (wanted: SQL, limit: number) => Promise<Row[]>
  textsOf: (row: Row) => Texts<string>
}

/**
 * Finds rows that have all words: of the newest first those in which each word begins one of the row's, then the others,
 * the newest first among equals.
 */
export async function bestRows<Row>({ words, texts, read, textsOf }: Search<Row>): Promise<Row[]> {
  const wanted = sayingWords(words, texts)
  const newest = wanted ? await read(wanted, RANKED) : []
  return newest
    .map((row) => ({ row, rank: rankOf(words, textsOf(row)) }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, FOUND_OF_A_KIND)
    .map(({ row }) => row)
}
