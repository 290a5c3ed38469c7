import { wordsOf } from '#domain/catalog/sentence.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import type { CatalogReads } from './catalog-memory.ts'
import { readOtherSearches } from './did-you-mean.ts'
import { type Search, type UnderstoodSearch, understandSearch } from './understand-search.ts'

/** What follows from the words of a search alone: the same for each page, sort order and filter. */
export type UnderstoodWords = { search: UnderstoodSearch; didYouMean: string[] }

/** Reads a visitor's search, and what else may have been meant. It is remembered until the catalog changes. */
export function understandOnce(
  { db, isCurrent, memory }: CatalogReads,
  asked: { query: string; isExact: boolean; hasPrice: boolean },
  language: Language,
): Promise<UnderstoodWords> {
  const key = JSON.stringify([language, asked])
  return memory.searches.share(key, { isCurrent, tags: ['catalog', 'categories'] }, async () => {
    const search = await understandSearch(db, asked, language)
    return { search, didYouMean: hasKind(search) ? [] : await readDidYouMean(db, search.typed) }
  })
}

/** The furniture is known, so that no other words are offered. */
function hasKind({ typed: { conditions } }: UnderstoodSearch): boolean {
  return conditions.some(({ kind }) => kind === 'category' || kind === 'room')
}

/** Alternatives for the words; the conditions of the search stay beside them. */
async function readDidYouMean(db: Db, { sentence, conditions, words }: Search): Promise<string[]> {
  // Beside conditions only words that were corrected or are all unknown are in doubt.
  const isDoubtful = conditions.length === 0 || words.correctedQuery !== null || words.matching === null
  if (!isDoubtful || (words.words.length === 0 && !words.hasUnknown)) return []
  const others = await readOtherSearches(db, wordsOf(sentence), words)
  const typed = sentence.parts.filter(({ condition }) => condition !== null && conditions.includes(condition))
  const kept = typed.map(({ start, end }) => sentence.text.slice(start, end))
  return others.map((other) => [other, ...kept].join(' '))
}
