import type { SuggestedProduct, SuggestReply } from '#contract/catalog/search.ts'
import { anyOffer, firstWanted, type WantedOffer, wantedOffer } from '#domain/catalog/wanted-offer.ts'
import { asksForCustom } from '#domain/catalog/sentence-custom.ts'
import { namesBedAndMattress } from '#domain/catalog/sentence-bed-and-mattress.ts'
import { noFilters } from '#domain/catalog/listing-filters.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { isKindAlone, kindsIn, listOfKind } from './kinds-of-search.ts'
import { readPageIds } from './listing-queries.ts'
import type { Listing } from './listing-shape.ts'
import { listNearest } from './nearest-products.ts'
import { asCard } from './present-product.ts'
import { asUnderstood } from './present-understood.ts'
import { readCardRows, type CardRow } from './product-queries.ts'
import { hasTellingWords, type Kind, readForWords, type ReadSearch, wantedBy } from './search-scope.ts'
import { readMatchingCategories, readNepaliNames, readSuggestedIds, readUnfinishedWords } from './suggest-queries.ts'
import { isUnknown, readWithNames, type UnderstoodSearch, understandSearch } from './understand-search.ts'
import type { UnderstoodWord } from './understand-words.ts'

const PRODUCTS = 6
const CATEGORIES = 3

/** Ties are sorted by sales, which do not invalidate the cache. */
const KEEP_SUGGESTIONS_MS = 300_000

/** Suggests products and categories for the words typed so far; the last word may be unfinished. */
export async function suggest(db: Db, query: string, language: Language): Promise<Answer<SuggestReply>> {
  const search = await understandSearch(db, { query, hasPlaces: false, readWords: readUnfinishedWords }, language)
  const isCustom = asksForCustom(query)
  if (isUnknown(search)) return nothingToSuggest(isCustom)
  const { matching, words } = search.words
  const isWhole = await isFinished(db, search, query, language)
  const asked = isWhole ? await understandSearch(db, { query: search.corrected ?? query }, language) : search
  const [found, categories, nepaliNames] = await Promise.all([
    readFound(db, asked, language),
    matching === null
      ? []
      : readMatchingCategories(db, { matching, exact: exactOf(words), limit: CATEGORIES, language }),
    language === 'ne' ? readNepaliNames(db, words.flatMap(foundBy)) : [],
  ])
  const { rows, understood, unmet, hasWords } = found
  const wanted = wantedOffer(anyOffer, understood)
  return {
    payload: {
      success: true,
      message: 'Suggestions found',
      products: rows.map((row) => asSuggestion(row, wanted)),
      categories,
      correctedQuery: search.corrected,
      understood,
      unmet,
      ...(hasWords && { hasWords }),
      isCustom,
      matches: [...new Set([...words.flatMap(namesOf), ...nepaliNames])],
    },
    tags: ['catalog', 'categories', ...rows.map(({ id }) => `product:${id}`)],
    keepForMs: KEEP_SUGGESTIONS_MS,
  }
}

/**
 * Returns whether the words are whole, so that names of categories are conditions, as on the results page. Otherwise it
 * would have less than was suggested. As words, a bed and a mattress would find the mattress for a bed.
 */
async function isFinished(
  db: Db,
  { corrected, words: { words } }: UnderstoodSearch,
  query: string,
  language: Language,
): Promise<boolean> {
  if (namesBedAndMattress(query)) return true
  const { parts } = (await readWithNames(db, corrected ?? query, language)).sentence
  const last = parts.findLast((part) => part.condition !== null || part.words.length > 0)
  if (last?.condition != null) return true
  const hasKind = parts.some(({ condition }) => condition?.kind === 'category' || condition?.kind === 'room')
  return hasKind && words.at(-1)?.word.exact.length !== 0
}

type Found = Pick<SuggestReply, 'understood' | 'unmet' | 'hasWords'> & { rows: CardRow[] }

/** Finds products for the conditions, or without any that are near them products for the words alone. */
async function readFound(db: Db, search: UnderstoodSearch, language: Language): Promise<Found> {
  const found = search.conditions.length > 0 ? await readForConditions(db, search, language) : undefined
  if (found) return found
  const { matching, words } = search.words
  if (matching === null) return { rows: [], understood: [], unmet: [] }
  const best = { matching, lastWord: words.at(-1)!.word.word, isOneWord: words.length === 1, limit: PRODUCTS }
  return { rows: await readCardRows(db, await readSuggestedIds(db, best), language), understood: [], unmet: [] }
}

/** The kind of furniture that was typed first comes first. */
async function readForConditions(db: Db, search: UnderstoodSearch, language: Language): Promise<Found | undefined> {
  const read = await readForWords(db, search)
  const kinds = kindsIn(read).slice(0, PRODUCTS)
  const searches = kinds.length > 1 ? kinds.map((kind) => kind.search) : [read]
  const page = { sort: 'relevance', limit: Math.floor(PRODUCTS / searches.length), offset: 0, language } as const
  const lists = await Promise.all(searches.map((one) => readBest(db, one, page)))
  const ids = [...new Set(lists.flatMap((list) => list.ids))]
  if (ids.length === 0) return undefined
  const conditions = isKindAlone(read) ? [] : asUnderstood(read, language)
  const understood = conditions.filter(({ kind }) => lists.every(({ without }) => !without.includes(kind)))
  const unmet = conditions.filter(({ kind }) => lists.every(({ without }) => without.includes(kind)))
  const rows = await readCardRows(db, ids, language)
  return { rows, understood, unmet, ...(unmet.length > 0 && hasTellingWords(read) && { hasWords: true }) }
}

/** Reads what fulfils a search, or else what is nearest, in the order of the results page. */
async function readBest(
  db: Db,
  search: ReadSearch,
  page: Pick<Listing, 'sort' | 'limit' | 'offset' | 'language'>,
): Promise<{ ids: number[]; without: Kind[] }> {
  const { scope, price } = wantedBy(search)
  const list = { scope, filters: { ...noFilters, ...price }, ...page }
  const ofKind = listOfKind(list)
  const first = ofKind ? await readPageIds(db, ofKind) : []
  const ids = first.length === page.limit ? first : await readPageIds(db, list)
  if (ids.length > 0) return { ids, without: [] }
  const nearest = await listNearest(db, search, { ...list, filters: noFilters })
  return nearest ? { ids: await readPageIds(db, nearest.list), without: nearest.without } : { ids, without: [] }
}

function nothingToSuggest(isCustom: boolean): Answer<SuggestReply> {
  return {
    payload: {
      success: true,
      message: 'No suggestions',
      products: [],
      categories: [],
      correctedQuery: null,
      matches: [],
      understood: [],
      unmet: [],
      isCustom,
    },
    tags: ['catalog', 'categories'],
  }
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
