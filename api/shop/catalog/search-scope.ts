import { noFilters } from '#domain/catalog/listing-filters.ts'
import { type Condition, isExcluded, rewrite, wordsOf } from '#domain/catalog/sentence.ts'
import { idsOfPlace } from '#domain/catalog/sentence-kinds.ts'
import { needsIn } from '#domain/catalog/sentence-needs.ts'
import { sizesOf } from '#domain/catalog/sentence-sizes.ts'
import { type AskedScale, isOrdering, isVague, scaleIn } from '#domain/catalog/sentence-vague.ts'
import type { Db } from '../../platform/db/client.ts'
import { readConditionTexts, readFamilyNames, weightsOf, withWeights } from './condition-texts.ts'
import { countProducts, hasProducts } from './listing-queries.ts'
import type { Listing, ListingScope } from './listing-shape.ts'
import { limitsOf } from './measure-shape.ts'
import { readRoundTables } from './round-tables.ts'
import type { Search } from './understand-search.ts'
import { allOrAny, anyOf, type UnderstoodWord } from './understand-words.ts'

export type Kind = Condition['kind']

export type PriceLimits = Pick<Listing['filters'], 'minPrice' | 'maxPrice'>

/** What to list for a search: its scope, and the price that its products keep. */
export type Wanted = { scope: ListingScope; price: PriceLimits }

/** A search whose words are read so that they find something. */
export type ReadSearch = Search & {
  /** tsquery text for the words. */
  reading: string | undefined
  /** tsquery text that decides which products match the words best. */
  ranking: string | undefined
  /** The search without the words that are left out, because no product has them beside the rest; null if none is. */
  readAs: string | null
  /** What puts some pieces first, for the vague words of the search, its round table or the name of its color. */
  scale?: AskedScale
  saying?: string
}

/** Returns what fulfils the conditions of a search, perhaps without some kinds of them. */
export function wantedBy(search: ReadSearch, without: readonly Kind[] = []): Wanted {
  const conditions = search.conditions.filter(({ kind }) => !without.includes(kind))
  return wanted(search, conditions)
}

/**
 * Decides how to read the words of a search. A word of a need, such as `small` or `for guests`, leaves out no piece of the
 * kind that the others name: it puts the smallest first if a category is named and measures are known, else those whose
 * text says it.
 */
export async function readForWords(db: Db, search: Search): Promise<ReadSearch> {
  const read = await readForNeeds(db, search)
  if (read.scale || read.saying) return read
  const roundTables = await readRoundTables(db, read.words.words)
  // A chair in gray comes before one in graphite.
  const saying = roundTables === '' ? await readFamilyNames(db, read.conditions) : roundTables
  return saying === '' ? read : { ...read, saying }
}

async function readForNeeds(db: Db, search: Search): Promise<ReadSearch> {
  const { conditions, words, sentence } = search
  const needs = needsIn(sentence)
  const isNeed = ({ typed, word }: UnderstoodWord) =>
    needs.has(typed) || (conditions.length > 0 ? isVague : isOrdering)(word.word)
  const vague = words.words.filter(isNeed)
  const telling = words.words.filter((word) => !isNeed(word))
  const scale = scaleIn(wordsOf(sentence).split(' '))
  const isAlone = telling.length === 0 && conditions.length === 0
  if (isAlone || (vague.length === 0 && scale === null)) return readTelling(db, search)
  const known = telling.map(({ word }) => word)
  const matching = known.length === 0 ? null : await allOrAny(db, known)
  const read = await readTelling(db, { ...search, words: { ...words, words: telling, matching } })
  const isOfCategory = hasCategory(conditions)
  if (scale !== null && isOfCategory && (await hasMeasured(db, read))) return { ...read, scale }
  for (const saying of sayingsOf(vague)) {
    const saidBy = { ...read, reading: allOf([read.reading, saying]) }
    if (!(await hasWanted(db, wantedBy(saidBy)))) continue
    // In `light for the office` no other word names a kind.
    return isOfCategory || telling.length > 0 ? { ...read, saying } : saidBy
  }
  return { ...read, readAs: read.readAs ?? withoutNeeds(search, needs, telling) }
}

/** Returns the tsquery texts for all of some words, and for any of them. */
function sayingsOf(words: readonly UnderstoodWord[]): string[] {
  if (words.length === 0) return []
  const any = words.map((word) => within('ABCD', [word])).join(' | ')
  return [...new Set([within('ABCD', words), any])]
}

/** Returns the search without the words of its needs; no `for` stays that nothing follows. */
function withoutNeeds(
  { sentence, words }: Search,
  needs: ReadonlySet<string>,
  telling: readonly UnderstoodWord[],
): string {
  const isFor = words.words.some(({ typed }) => needs.has(typed))
  const isTold = (word: string) => telling.some(({ typed }) => typed === word.toLowerCase())
  return rewrite(sentence, (word) => ((isFor ? isTold(word) : !isVague(word)) ? word : null))
}

/**
 * Reads the words beside conditions. A `sofa` is one by its name; only if there is no such product, by its category, or by
 * being mentioned. Otherwise a cushion whose description mentions sofas would be a sofa under 5,000. An exact search is read
 * so with all of its words.
 */
export async function readTelling(db: Db, asked: Search): Promise<ReadSearch> {
  const search = await ofOwnKind(db, asked)
  const { words, conditions } = search
  const ranking = words.matching === null ? undefined : rankingOf(words)
  const plain = { ...search, reading: words.matching ?? undefined, ranking, readAs: null }
  if (words.matching === null || conditions.length === 0) return plain
  // Nor is a pouffe that mentions sofas a sofa of less than 100 cm.
  const priceless = conditions.filter(({ kind }) => kind !== 'price' && kind !== 'measure')
  const kinds = conditions.filter(({ kind }) => kind === 'category' || kind === 'room')
  const candidates = [
    { reading: within('A', words.words), given: priceless },
    { reading: within('A', words.words), given: kinds },
    { reading: within('AB', words.words), given: priceless },
    { reading: words.matching, given: priceless },
  ]
  for (const { reading, given } of candidates) {
    if (await hasWanted(db, wanted({ ...plain, reading }, given))) return { ...plain, reading }
  }
  // A lamp for reading is a lamp, and nothing else to read by.
  const readAs = rewrite(search.sentence, () => null)
  return hasCategory(conditions) ? { ...plain, reading: undefined, ranking: undefined, readAs } : plain
}

/**
 * Narrows a word of several meanings to its category, if that has pieces but none that fulfils the other conditions: no
 * wardrobe costs less than 50,000, and a chest of drawers in its place would be none. The nearest wardrobes follow then.
 */
async function ofOwnKind(db: Db, search: Search): Promise<Search> {
  const { conditions, places } = search
  const ambiguous = conditions.find((one) => one.kind === 'category' && 'alsoNamed' in one && !('alsoIds' in one))
  if (ambiguous?.kind !== 'category' || conditions.every(({ kind }) => kind === 'category' || kind === 'room'))
    return search
  const { alsoNamed: _, ...own } = ambiguous
  const narrowed = conditions.map((one) => (one === ambiguous ? own : one))
  const texts = new Map([...search.texts, ...(await readConditionTexts(db, [own], places))])
  const read = { ...search, conditions: narrowed, texts, reading: undefined, ranking: undefined, readAs: null }
  const kinds = narrowed.filter(({ kind }) => kind === 'category' || kind === 'room')
  const isMissing = (await hasWanted(db, wanted(read, kinds))) && !(await hasWanted(db, wantedBy(read)))
  return isMissing ? { ...search, conditions: narrowed, texts } : search
}

/** Returns whether words beside the conditions of a search leave out products. A bed need not mention storage. */
export function hasTellingWords({ conditions, reading }: ReadSearch): boolean {
  return conditions.length > 0 && reading !== undefined
}

function hasCategory(conditions: readonly Condition[]): boolean {
  return conditions.some(({ kind }) => kind === 'category')
}

/** Returns a tsquery text for all of the words in some parts of the search document. */
function within(weights: string, words: readonly UnderstoodWord[]): string {
  return words.map(({ word }) => withWeights(anyOf(word), weights)).join(' & ')
}

function hasMeasured(db: Db, read: ReadSearch): Promise<boolean> {
  const { scope, price } = wantedBy(read)
  return hasWanted(db, { scope: { ...scope, isMeasured: true }, price })
}

/** Returns whether any product is in a scope at its price. */
export async function hasWanted(db: Db, { scope, price }: Wanted): Promise<boolean> {
  const isPriced = price.minPrice !== null || price.maxPrice !== null
  return isPriced
    ? (await countProducts(db, { scope, filters: { ...noFilters, ...price } })) > 0
    : hasProducts(db, scope)
}

/** A product called a sofa comes before one that a synonym makes one. */
function rankingOf({ words }: Search['words']): string {
  return words.map(({ word }) => word.itself ?? anyOf(word)).join(' | ')
}

function wanted({ texts, reading, ranking, scale, saying }: ReadSearch, conditions: readonly Condition[]): Wanted {
  const price = priceOf(conditions)
  const sizes = conditions.flatMap((condition) => (condition.kind === 'size' ? sizesOf(condition) : []))
  const [placeIds, roomIds] = [idsOf(conditions, 'category'), idsOf(conditions, 'room')]
  const firstPlaceIds = conditions.flatMap((condition) => ('firstIds' in condition ? (condition.firstIds ?? []) : []))
  const placeNames = [...textsOf('category', conditions, texts), ...setsOf(conditions, texts)].join(' | ')
  const hasSizes = sizes.length > 0
  const measures = limitsOf(conditions)
  const isOfVariants = hasSizes || measures !== undefined
  // Several colors are a choice, and so are several numbers of seats. All materials have to be there.
  const asked = conditions.filter((condition) => !isExcluded(condition))
  const excluded = conditions.filter(isExcluded)
  const looks = [
    textsOf('color', asked, texts).join(' | '),
    textsOf('seats', asked, texts).join(' | '),
    ...textsOf('material', asked, texts),
  ]
  const seats = asked.flatMap((condition) => (condition.kind === 'seats' ? (texts.get(condition) ?? []) : []))
  const others = (['color', 'material'] as const).flatMap((kind) => textsOf(kind, excluded, texts))
  return {
    scope: {
      matching: allOf([reading, ...looks, ...others.map((text) => `!(${text})`)]),
      ranking: allOf([ranking, ...looks]),
      ...(placeIds.length > 0 && { placeIds, placeNames }),
      ...(firstPlaceIds.length > 0 && { firstPlaceIds }),
      ...(roomIds.length > 0 && { roomIds }),
      ...(seats.length > 0 && { seats: seats.join(' | ') }),
      ...(scale && placeIds.length > 0 && { scale }),
      ...(saying && { saying }),
      ...(hasSizes && { sizes }),
      ...(measures && { measures }),
      ...(isOfVariants && { leastOfSize: price.minPrice ?? undefined, mostOfSize: price.maxPrice ?? undefined }),
    },
    // Each size has its own price.
    price: isOfVariants ? { minPrice: null, maxPrice: null } : price,
  }
}

/** A dining set is no table and no chair by its name, but its text has both. */
function setsOf(conditions: readonly Condition[], texts: Search['texts']): string[] {
  const kinds = new Set(conditions.filter((condition) => 'alsoIds' in condition))
  const all = [...kinds].flatMap((kind) => texts.get(kind) ?? [])
  return all.length < 2 ? [] : [all.map((text) => `(${text})`).join(' & ')]
}

function idsOf(conditions: readonly Condition[], kind: 'category' | 'room'): number[] {
  return conditions.flatMap((condition) => (condition.kind === kind ? idsOfPlace(condition) : []))
}

/** Returns the tsquery texts of one kind of condition, in the parts of a product that fulfil it. */
function textsOf(kind: keyof typeof weightsOf, conditions: readonly Condition[], texts: Search['texts']): string[] {
  const ofKind = conditions.filter((condition) => condition.kind === kind)
  return ofKind.flatMap((condition) => withWeights(texts.get(condition) ?? '', weightsOf[kind]) || [])
}

function allOf(texts: readonly (string | undefined)[]): string | undefined {
  const present = texts.filter((text) => text !== undefined && text !== '')
  return present.length === 0 ? undefined : present.map((text) => `(${text})`).join(' & ')
}

/** Combines the prices of a sentence; if they contradict each other, the last one counts. */
export function priceOf(conditions: readonly Condition[]): PriceLimits {
  return conditions.reduce<PriceLimits>(
    (price, condition) => {
      if (condition.kind !== 'price') return price
      const { minPrice, maxPrice } = condition
      const both = { minPrice: minPrice ?? price.minPrice, maxPrice: maxPrice ?? price.maxPrice }
      const isPossible = both.minPrice === null || both.maxPrice === null || both.minPrice <= both.maxPrice
      return isPossible ? both : { minPrice, maxPrice }
    },
    { minPrice: null, maxPrice: null },
  )
}
