import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Every word of the catalog once; the nearest one replaces a misspelled search word. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (row) => [
  index('search_words_trigrams').using('gist', row.word.op('gist_trgm_ops')),
])

/** Synonyms for furniture, mostly Nepali: `palang` means `bed`. */
export const searchSynonyms = pgTable('search_synonyms', { word: text().notNull(), means: text().notNull() }, (row) => [
  primaryKey({ columns: [row.word, row.means] }),
  index('search_synonyms_trigrams').using('gist', row.word.op('gist_trgm_ops')),
])
