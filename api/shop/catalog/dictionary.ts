import { sql, type SQL } from 'drizzle-orm'

/** Returns the SQL for whether a word is in Devanagari script. */
export function isDevanagari(word: SQL): SQL<boolean> {
  return sql<boolean>`(${word} ~ '[\\u0900-\\u097F]')`
}

/** Returns the SQL for PostgreSQL's text search configuration of a word, chosen by its script. */
export function dictionaryOf(word: SQL): SQL {
  return sql`(case when ${isDevanagari(word)} then 'nepali'::regconfig else 'english'::regconfig end)`
}
