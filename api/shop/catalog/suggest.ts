import type { SuggestedProduct, SuggestReply } from '#contract/catalog/search.ts'
import { anyOffer, firstWanted, type WantedOffer, wantedOffer } from '#domain/catalog/wanted-offer.ts'
import { noFilters } from '#domain/catalog/listing-filters.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { readPageIds } from './listing-queries.ts'
import { asCard } from './present-product.ts'
import { asUnderstood } from './present-understood.ts'
import { readCardRows, type CardRow } from './product-queries.ts'
import { readForWords, wantedBy } from './search-scope.ts'
import { readMatchingCategories, readNepaliNames, readSuggestedIds, readUnfinishedWords } from './suggest-queries.ts'
import { isUnknown, type UnderstoodSearch, understandSearch } from './understand-search.ts'
import type { UnderstoodWord } from './understand-words.ts'

const PRODUCTS = 6
const CATEGORIES = 3

/** Ties are sorted by sales, which do not invalidate the cache. */
const KEEP_SUGGESTIONS_MS = 300_000

/** Suggests products and categories for the words typed so far; the last word may be unfinished. */
export async function suggest(db: Db, query: string, language: Language): Promise<Answer<SuggestReply>> {
  const search = await understandSearch(db, { query, hasPlaces: false, readWords: readUnfinishedWords }, language)
  if (isUnknown(search)) return nothingToSuggest
  const { matching, words } = search.words
  const [found, categories, nepaliNames] = await Promise.all([
    readFound(db, search, language),
    matching === null
      ? []
      : readMatchingCategories(db, { matching, exact: exactOf(words), limit: CATEGORIES, language }),
    language === 'ne' ? readNepaliNames(db, words.flatMap(foundBy)) : [],
  ])
  const { rows, understood } = found
  const wanted = wantedOffer(anyOffer, understood)
  return {
    payload: {
      success: true,
      message: 'Suggestions found',
      products: rows.map((row) => asSuggestion(row, wanted)),
      categories,
      correctedQuery: search.corrected,
      understood,
      matches: [...new Set([...words.flatMap(namesOf), ...nepaliNames])],
    },
    tags: ['catalog', 'categories', ...rows.map(({ id }) => `product:${id}`)],
    keepForMs: KEEP_SUGGESTIONS_MS,
  }
}

/** Finds products that fulfil the conditions, or without such ones products for the words alone. */
async function readFound(db: Db, search: UnderstoodSearch, language: Language) {
  const { matching, words } = search.words
  if (search.conditions.length > 0) {
    const { scope, price } = wantedBy(await readForWords(db, search))
    const page = { sort: 'relevance', limit: PRODUCTS, offset: 0, language } as const
    const ids = await readPageIds(db, { scope, filters: { ...noFilters, ...price }, ...page })
    const understood = asUnderstood(search, language)
    if (ids.length > 0) return { rows: await readCardRows(db, ids, language), understood }
  }
  if (matching === null) return { rows: [], understood: [] }
  const best = { matching, lastWord: words.at(-1)!.word.word, isOneWord: words.length === 1, limit: PRODUCTS }
  return { rows: await readCardRows(db, await readSuggestedIds(db, best), language), understood: [] }
}

const nothingToSuggest: Answer<SuggestReply> = {
  payload: {
    success: true,
    message: 'No suggestions',
    products: [],
    categories: [],
    correctedQuery: null,
    matches: [],
    understood: [],
  },
  tags: ['catalog', 'categories'],
}

function asSuggestion(row: CardRow, wanted: WantedOffer): SuggestedProduct {
  const { _id, name, offers, colors, pictures, ...card } = asCard(row)
  const offer = firstWanted(offers, colors, wanted)
  const { color, size } = offer === undefined || offer === offers[0] ? { color: null, size: null } : offer
  const { price, oldPrice } = offer ?? card
  const own = color === null ? undefined : pictures.find((one) => one.color === color)
  const picture = own ?? pictures[0] ?? null
  return { _id, name, price, oldPrice, color, size, picture, categoryName: card.subCatName ?? card.catName }
}

/** Returns a tsquery text for what the words name without being completed. */
function exactOf(words: readonly UnderstoodWord[]): string {
  return words.flatMap(({ word }) => word.exact).join(' | ')
}

function namesOf({ word: { word, means } }: UnderstoodWord): string[] {
  return [word, ...means.flatMap((meaning) => meaning.toLowerCase().split(' '))]
}

/**
 * Returns the terms without weights and prefix marks: `'bed':*AB` becomes `'bed'`. What an unfinished word can become counts
 * only if it is no word yet.
 */
function foundBy({ word: { terms, exact } }: UnderstoodWord): string[] {
  return (exact.length > 0 ? exact : terms).map((term) => term.replace(/:[*A-D]+$/, ''))
}
