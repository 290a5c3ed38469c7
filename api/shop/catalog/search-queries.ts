import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

/** Number of the vocabulary's nearest words examined for one misspelled word. */
const NEIGHBOURS = 40

/** Shorter words begin too many others: a bag is not Bagmati. */
const SHORTEST_BEGINNING = 4

/** Upper bound of a count; enough to tell frequent words from rare ones. */
export const COUNTED_AT_MOST = 200

/** A word that none of these has matches a few in a hundred products at most. */
const BEST_SELLERS = 100

export type TypedWord = {
  word: string
  /** A word without meaning, such as `the`. */
  isStopWord: boolean
  /** tsquery text for the word itself in any of its forms; null when it finds no product. */
  itself: string | null
  /** tsquery texts that find products for the word; empty for an unknown word. */
  terms: string[]
  /** Those of `terms` that do not complete an unfinished word. */
  exact: string[]
  /** What it is a synonym of, such as `bed` or `dining table`. */
  means: string[]
}

/**
 * Looks up each word in the catalog, in order. A word finds its own forms and the terms it is a synonym of. A word without
 * either finds the words that begin with it, if it is long enough.
 */
export async function readTypedWords(
  db: Db,
  words: readonly string[],
  shortestBeginning = SHORTEST_BEGINNING,
): Promise<TypedWord[]> {
  if (words.length === 0) return []
  const statement = prepared(db, 'typed_words', (name) =>
    db
      .select({
        word: sql<string>`typed.word`,
        isStopWord: sql<boolean>`numnode(typed.itself) = 0`,
        itself: sql<string | null>`case when ${found(sql`typed.itself`)} then typed.itself::text end`,
        beginning: sql<string | null>`case when ${found(sql`typed.beginning`)} then typed.beginning::text end`,
        means: sql<string[]>`array(
          select means from search_synonyms synonym where synonym.word = typed.word order by means)`,
        meanings: sql<string[]>`array(
          select plainto_tsquery('english', means)::text from search_synonyms synonym
          where synonym.word = typed.word order by means)`,
      })
      .from(
        sql`(select word, place, to_tsquery(${dictionaryOf(sql`word`)}, word) as itself, to_tsquery('simple', word || ':*') as beginning
          from unnest(${sql.placeholder('words')}::text[]) with ordinality as word (word, place)) as typed`,
      )
      .orderBy(sql`typed.place`)
      .prepare(name),
  )
  const rows = await statement.execute({ words })
  return rows.map(({ word, isStopWord, itself, beginning, means, meanings }) => {
    // A meaning that consists only of stop words gives an empty query, which finds nothing and cannot be combined.
    const names = [itself, ...meanings].filter((term) => term !== null).filter(Boolean)
    const isBeginning = word.length >= shortestBeginning && names.length === 0 && !isStopWord && beginning !== null
    return { word, isStopWord, itself, means, exact: names, terms: isBeginning ? [beginning] : names }
  })
}

/** Whether a product matches. The index of words reads all that match first, so a frequent word is looked for in best sellers. */
export function found(query: SQL): SQL {
  return sql`(exists (
      select from (
        select search_document from products where listed order by sales_count desc, id limit ${BEST_SELLERS}
      ) as best where search_document @@ ${query})
    or exists (select from products where listed and search_document @@ ${query}))`
}

export type Neighbour = { typed: string; word: string }

/** Returns similar synonyms and catalog words of the same script, likelier ones first. */
export function readNeighbours(db: Db, words: readonly string[]): Promise<Neighbour[]> {
  const statement = prepared(db, 'neighbours', (name) =>
    db
      .select({ typed: sql<string>`typed.word`, word: sql<string>`near.word` })
      .from(
        sql`unnest(${sql.placeholder('words')}::text[]) as typed (word) cross join lateral (
          (select word, 2 as kind, word <-> typed.word as distance from search_words
            where ${isDevanagari(sql`word`)} = ${isDevanagari(sql`typed.word`)} order by distance limit ${NEIGHBOURS})
          union all
          (select word, 1, word <-> typed.word as distance from search_synonyms
            where position(' ' in word) = 0 order by distance limit ${NEIGHBOURS})
        ) as near`,
      )
      .orderBy(sql`near.kind, near.distance, near.word`)
      .prepare(name),
  )
  return statement.execute({ words })
}

/** Returns whether any product matches a tsquery text. */
export async function findsAny(db: Db, matching: string): Promise<boolean> {
  const statement = prepared(db, 'finds_any', (name) =>
    db
      .select({ found: sql<boolean>`${found(sql`${sql.placeholder('matching')}::tsquery`)}` })
      .from(sql`(select) as nothing`)
      .prepare(name),
  )
  const row = onlyRow(await statement.execute({ matching }))
  return row.found
}

/** Counts the products that match each tsquery text, up to 200. */
export async function countFound(db: Db, matchings: readonly string[]): Promise<number[]> {
  if (matchings.length === 0) return []
  const statement = prepared(db, 'count_found', (name) =>
    db
      .select({
        found: sql<number>`(select count(*)::int from (
          select from products where listed and search_document @@ asked.matching::tsquery limit ${COUNTED_AT_MOST}
        ) as counted)`,
      })
      .from(sql`unnest(${sql.placeholder('matchings')}::text[]) with ordinality as asked (matching, place)`)
      .orderBy(sql`asked.place`)
      .prepare(name),
  )
  const rows = await statement.execute({ matchings })
  return rows.map((row) => row.found)
}

/** Returns the SQL for whether a word is in Devanagari script. */
export function isDevanagari(word: SQL): SQL<boolean> {
  return sql<boolean>`(${word} ~ '[\\u0900-\\u097F]')`
}

/** Returns the SQL for PostgreSQL's text search configuration of a word, chosen by its script. */
export function dictionaryOf(word: SQL): SQL {
  return sql`(case when ${isDevanagari(word)} then 'nepali'::regconfig else 'english'::regconfig end)`
}
