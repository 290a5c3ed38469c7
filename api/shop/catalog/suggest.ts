import type { SuggestedProduct, SuggestReply } from '#contract/catalog/products.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { readCardRows, type CardRow } from './product-queries.ts'
import { readMatchingCategories, readNepaliNames, readSuggestedIds, readUnfinishedWords } from './suggest-queries.ts'
import { understandWords, type UnderstoodWord } from './understand-words.ts'

const PRODUCTS = 6
const CATEGORIES = 3

/** Ties are sorted by sales, which do not invalidate the cache. */
const KEEP_SUGGESTIONS_MS = 300_000

/** Suggests products and categories for the words typed so far; the last word may be unfinished. */
export async function suggest(db: Db, query: string, language: Language): Promise<Answer<SuggestReply>> {
  const understood = await understandWords(db, query, readUnfinishedWords)
  if (!understood) return nothingToSuggest
  const { matching, correctedQuery, words } = understood
  const best = { matching, lastWord: words.at(-1)!.word.word, isOneWord: words.length === 1, limit: PRODUCTS }
  const [rows, categories, nepaliNames] = await Promise.all([
    readSuggestedIds(db, best).then((ids) => readCardRows(db, ids, language)),
    readMatchingCategories(db, { matching, limit: CATEGORIES, language }),
    language === 'ne' ? readNepaliNames(db, words.flatMap(foundBy)) : [],
  ])
  return {
    payload: {
      success: true,
      message: 'Suggestions found',
      products: rows.map(asSuggestion),
      categories,
      correctedQuery,
      matches: [...new Set([...words.flatMap(namesOf), ...nepaliNames])],
    },
    tags: ['catalog', 'categories', ...rows.map(({ id }) => `product:${id}`)],
    keepForMs: KEEP_SUGGESTIONS_MS,
  }
}

const nothingToSuggest: Answer<SuggestReply> = {
  payload: {
    success: true,
    message: 'No suggestions',
    products: [],
    categories: [],
    correctedQuery: null,
    matches: [],
  },
  tags: ['catalog', 'categories'],
}

function asSuggestion({ id, name, price, oldPrice, pictures, ...row }: CardRow): SuggestedProduct {
  const categoryName = row.subcategoryName ?? row.categoryName
  return { _id: String(id), name, price, oldPrice, picture: pictures[0] ?? null, categoryName }
}

function namesOf({ word: { word, means } }: UnderstoodWord): string[] {
  return [word, ...means.flatMap((meaning) => meaning.toLowerCase().split(' '))]
}

/** Returns the terms without weights and prefix marks: `'bed':*AB` becomes `'bed'`. */
function foundBy({ word: { terms } }: UnderstoodWord): string[] {
  return terms.map((term) => term.replace(/:[*A-D]+$/, ''))
}
