import type { Condition } from '#domain/catalog/sentence.ts'
import { sizesOf } from '#domain/catalog/sentence-sizes.ts'
import type { Db } from '../../platform/db/client.ts'
import { weightsOf, withWeights } from './condition-texts.ts'
import { hasProducts } from './listing-queries.ts'
import type { Listing, ListingScope } from './listing-shape.ts'
import type { Search } from './understand-search.ts'
import { anyOf } from './understand-words.ts'

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
  /** Whether the words are left out, because no product of the category has them. */
  hasLeftOut: boolean
}

/** Returns what fulfils the conditions of a search, perhaps without some kinds of them. */
export function wantedBy(search: ReadSearch, without: readonly Kind[] = []): Wanted {
  const conditions = search.conditions.filter(({ kind }) => !without.includes(kind))
  return wanted(search, conditions)
}

/**
 * Decides how to read the words beside conditions. A `sofa` is one by its name; only if there is no such product, by its
 * category, or by being mentioned. Otherwise a cushion whose description mentions sofas would be a sofa under 5,000.
 */
export async function readForWords(db: Db, search: Search): Promise<ReadSearch> {
  const { words, conditions } = search
  const ranking = words.matching === null ? undefined : rankingOf(words)
  const plain = { ...search, reading: words.matching ?? undefined, ranking, hasLeftOut: false }
  if (words.matching === null || conditions.length === 0) return plain
  const within = (weights: string) => words.words.map(({ word }) => withWeights(anyOf(word), weights)).join(' & ')
  const priceless = conditions.filter(({ kind }) => kind !== 'price')
  const kinds = conditions.filter(({ kind }) => kind === 'category' || kind === 'room')
  const candidates = [
    { reading: within('A'), given: priceless },
    { reading: within('AB'), given: priceless },
    { reading: within('A'), given: kinds },
    { reading: words.matching, given: priceless },
  ]
  for (const { reading, given } of candidates) {
    if (await hasProducts(db, wanted({ ...plain, reading }, given).scope)) return { ...plain, reading }
  }
  // A lamp for reading is a lamp, and nothing else to read by.
  const isOfCategory = conditions.some(({ kind }) => kind === 'category')
  return isOfCategory ? { ...plain, reading: undefined, ranking: undefined, hasLeftOut: true } : plain
}

/** A product called a sofa comes before one that a synonym makes one. */
function rankingOf({ words }: Search['words']): string {
  return words.map(({ word }) => word.itself ?? anyOf(word)).join(' | ')
}

function wanted({ texts, reading, ranking }: ReadSearch, conditions: readonly Condition[]): Wanted {
  const price = priceOf(conditions)
  const sizes = conditions.flatMap((condition) => (condition.kind === 'size' ? sizesOf(condition) : []))
  const [placeIds, roomIds] = [idsOf(conditions, 'category'), idsOf(conditions, 'room')]
  const placeNames = textsOf('category', conditions, texts).join(' | ')
  const hasSizes = sizes.length > 0
  // Several colors are a choice, and so are several numbers of seats. All materials have to be there.
  const looks = [
    textsOf('color', conditions, texts).join(' | '),
    textsOf('seats', conditions, texts).join(' | '),
    ...textsOf('material', conditions, texts),
  ]
  return {
    scope: {
      matching: allOf([reading, ...looks]),
      ranking: allOf([ranking, ...looks]),
      ...(placeIds.length > 0 && { placeIds, placeNames }),
      ...(roomIds.length > 0 && { roomIds }),
      ...(hasSizes && { sizes, leastOfSize: price.minPrice ?? undefined, mostOfSize: price.maxPrice ?? undefined }),
    },
    // Each size has its own price.
    price: hasSizes ? { minPrice: null, maxPrice: null } : price,
  }
}

function idsOf(conditions: readonly Condition[], kind: 'category' | 'room'): number[] {
  return conditions.flatMap((condition) => (condition.kind === kind ? [condition.id] : []))
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
