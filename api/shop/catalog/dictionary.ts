import { sql, type SQL } from 'drizzle-orm'

/** Whether a word is written as Nepali is. */
export function isDevanagari(word: SQL): SQL<boolean> {
  return sql<boolean>`(${word} ~ '[\\u0900-\\u097F]')`
}

/** What knows the forms of a word: PostgreSQL's configuration for the language that is written so. */
export function dictionaryOf(word: SQL): SQL {
  return sql`(case when ${isDevanagari(word)} then 'nepali'::regconfig else 'english'::regconfig end)`
}
