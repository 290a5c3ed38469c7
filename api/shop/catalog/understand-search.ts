import { isGift } from '#domain/catalog/gift-words.ts'
import { otherGoodsIn } from '#domain/catalog/other-goods.ts'
import { readPlainWords, readSentence } from '#domain/catalog/read-sentence.ts'
import {
  type Condition,
  conditionsOf,
  rewrite,
  type Sentence,
  withoutMeasures,
  wordsOf,
} from '#domain/catalog/sentence.ts'
import { searchWords } from '#domain/catalog/search-words.ts'
import { phrasesIn, type Synonym } from '#domain/catalog/sentence-places.ts'
import { isVague } from '#domain/catalog/sentence-vague.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { readConditionTexts } from './condition-texts.ts'
import { understandWords, type Understood } from './understand-words.ts'
import { type PlaceRow, readPlaces, readSynonyms } from './vocabulary-queries.ts'

/** A search as the shop understands it: conditions, and words to search for. */
export type Search = {
  sentence: Sentence
  /** The conditions that apply, in order. */
  conditions: Condition[]
  /** tsquery texts of the conditions that products fulfil by their texts. */
  texts: ReadonlyMap<Condition, string>
  words: Understood
  places: PlaceRow[]
}

/** `corrected` is the search that was read in place of the typed one, null if none was. */
export type UnderstoodSearch = Search & { typed: Search; corrected: string | null }

type Asked = {
  query: string
  /** Whether to search for the words as they are. */
  isExact?: boolean
  /** Whether the visitor chose a price, which replaces one in the words. */
  hasPrice?: boolean
  /** Whether categories are conditions; otherwise their names are words. */
  hasPlaces?: boolean
  /** Looks the words up; the default is for finished words. */
  readWords?: Parameters<typeof understandWords>[2]
}

/**
 * Reads a visitor's search. A misspelled word may be part of a condition, so a corrected search is read once more.
 */
export async function understandSearch(db: Db, asked: Asked, language: Language): Promise<UnderstoodSearch> {
  const typed = await readOnce(db, asked, language)
  const corrected = correctedSearch(typed)
  if (corrected === null || asked.isExact) return { ...typed, typed, corrected }
  const again = readFrom(corrected, typed.places, await readSynonyms(db, phrasesIn(corrected)))
  // Mere words mean the same when they are looked up again.
  const isSame = wordsOf(again) === typed.words.words.map(({ word }) => word.word).join(' ')
  if (isSame && conditionsOf(again).length === 0) return { ...typed, sentence: again, typed, corrected }
  const search = await readOnce(db, { ...asked, query: corrected }, language)
  return { ...search, typed, corrected }
}

function readFrom(query: string, places: readonly PlaceRow[], synonyms: readonly Synonym[]): Sentence {
  const named = places.map(({ id, parentId, name, nepaliName }) => {
    return { id, roomId: parentId, names: [name, nepaliName].filter((one) => one !== '') }
  })
  return readSentence(query, { places: named, synonyms })
}

/**
 * Reads a search with the shop's synonyms and names of categories, and looks no other word up.
 *
 * @param language  language of the labels; null to read the names of categories as words
 */
export async function readWithNames(db: Db, query: string, language: Language | null) {
  const [places, synonyms] = await Promise.all([
    language === null ? [] : readPlaces(db, language),
    readSynonyms(db, phrasesIn(query)),
  ])
  return { sentence: readFrom(query, places, synonyms), places }
}

async function readOnce(db: Db, asked: Asked, language: Language): Promise<Search> {
  const { query, isExact = false, hasPrice = false, hasPlaces = true, readWords } = asked
  const { sentence, places } = isExact
    ? { sentence: readPlainWords(query), places: [] }
    : await readWithNames(db, query, hasPlaces ? language : null)
  const [words, texts] = await Promise.all([
    understandWords(db, wordsOf(sentence), readWords),
    readConditionTexts(db, conditionsOf(sentence), places),
  ])
  // A measure alone would be held against every product of the shop.
  const read = words.matching === null && !hasKindOrText(sentence) ? withoutMeasures(sentence) : sentence
  const conditions = conditionsOf(read).filter(({ kind }) => kind !== 'price' || !hasPrice)
  return { sentence: read, conditions, texts, words, places }
}

function hasKindOrText(sentence: Sentence): boolean {
  return conditionsOf(sentence).some(({ kind }) => kind !== 'measure' && kind !== 'price')
}

/** Returns the search with its misspelled words corrected and its unknown ones left out; null if it has neither. */
function correctedSearch({ sentence, words, conditions }: Search): string | null {
  if (conditions.length === 0) return words.correctedQuery
  if (words.correctedQuery === null && !words.hasUnknown) return null
  const meant = new Map([...words.sizes, ...words.words.map(({ typed, word }) => [typed, word.word] as const)])
  return rewrite(sentence, (word) => meant.get(word) ?? (isVague(word) ? word : null))
}

/**
 * Returns whether nothing can be found: no word is known and no condition says what kind of furniture is meant, or the search
 * is for something else, such as a wall clock.
 */
export function isUnknown(search: UnderstoodSearch): boolean {
  const { words, sentence } = search.typed
  if (notSoldIn(search) !== null) return true
  if (words.matching !== null) return false
  const conditions = conditionsOf(sentence)
  const isKind = conditions.some(({ kind }) => kind === 'category' || kind === 'room')
  return conditions.length === 0 || (words.hasUnknown && !isKind && !asksForGift(sentence))
}

/** Such a search names no goods. A condition, such as its price, tells what to show. */
function asksForGift(sentence: Sentence): boolean {
  const said = searchWords(wordsOf(sentence))
  return said.some(isGift) && said.every((word) => isGift(word) || isVague(word))
}

/** Returns the thing that a search asks for, as typed, if it is no furniture and no product knows the word; else null. */
export function notSoldIn({ typed: { sentence, words } }: UnderstoodSearch): string | null {
  const goods = otherGoodsIn(sentence)
  return goods && words.words.every(({ typed }) => typed !== goods.word) ? goods.typed : null
}
