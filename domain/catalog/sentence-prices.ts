import { MAX_PRICE_RUPEES } from '../bounds.ts'
import type { Rupees } from '../money.ts'
import { type Amount, readAmount } from './sentence-amounts.ts'
import { findPhrase, type Match, phrasesOf, type Token } from './sentence-tokens.ts'

/** A price that a sentence asks for; null where it sets no limit. */
export type AskedPrice = {
  minPrice: Rupees | null
  maxPrice: Rupees | null
  /** Whether the limits are ours, because the sentence names one price: `around 50000`. */
  isAbout: boolean
}

/** How far a price may be from one that was named. */
const ABOUT = 0.2

/** A bare number from here on is a price: `sofa 60000`. Years and measures are below. */
const LEAST_BARE_PRICE: Rupees = 3_000

/** Below this, `under 50` means thousands: no furniture costs so little. */
const LEAST_WRITTEN_OUT: Rupees = 100

/** Words before an amount that compare with it. */
export const comparisonsBefore = phrasesOf({
  max:
    'under, below, less than, lower than, cheaper than, not more than, no more than, not over, up to, upto, within, max, ' +
    'maximum, at most, budget, budget of, budget is, <, ≤, बढीमा, बढिमा, badhima, badhi ma',
  min:
    'over, above, more than, higher than, at least, minimum, min, starting at, starting from, not less than, >, ≥, ' +
    'कम्तीमा, कम्तिमा, kamtima, kamti ma',
  about:
    'around, about, approx, approximately, near, nearly, roughly, close to, ~, करिब, करीब, लगभग, झन्डै, karib, lagbhag',
  between: 'between, from',
})

/** Words after an amount that compare with it. */
export const comparisonsAfter = phrasesOf({
  max:
    'or less, or under, or below, and under, and below, max, maximum, budget, बजेट, सम्म, सम्मको, सम्मका, samma, sammako, ' +
    'samma ko, भन्दा कम, भन्दा कममा, भन्दा सस्तो, भन्दा मुनि, भन्दा तल, bhanda kam, bhanda kum, bhanda kamma, bhanda sasto, ' +
    'bhanda muni, vanda kam, vanda kum, vanda sasto, मुनि, muni, भित्र, bhitra',
  min:
    'or more, or above, and above, and up, and over, plus, +, भन्दा बढी, भन्दा बढि, भन्दा माथि, भन्दा महँगो, bhanda badhi, ' +
    'bhanda badi, bhanda mathi, bhanda mahango, vanda badhi, vanda badi, vanda mathi, देखि माथि, dekhi mathi, माथि, mathi',
  about: 'जति, jati, तिर, tira, हाराहारी, हाराहारीमा, haraharima',
})

const untilWords = phrasesOf({ to: 'to, -, –, —, देखि, dekhi' })
const andWords = phrasesOf({ and: 'and, to, -, –, —, र, ra, देखि, dekhi' })
const rangeEnds = phrasesOf({
  end: 'सम्म, सम्मको, सम्मका, samma, sammako, samma ko, बीच, बीचमा, बिच, बिचमा, bich, bichma',
})
export const MOST_WORDS_OF_COMPARISON = 3

/** Units that make a number no price. */
const units = new Set(
  (
    'cm mm m meter meters metre metres ft feet foot inch inches kg kgs kilo seater seaters sitter seat seats person ' +
    'persons people jana piece pieces pcs door doors drawer drawers year years star stars x * × \' " ′ ″ % ' +
    'सेमी मिटर फिट फुट इन्च केजी जना जनाको जनाका सिटे सिटर सिट ढोके घर्रे तले वर्ष'
  ).split(' '),
)

/** Reads a price in any of its forms: `under 50k`, `५० हजार सम्म`, `between 1 and 2 lakh`, `sofa 60000`. */
export function readPrice(tokens: readonly Token[], at: number): Match<AskedPrice> | undefined {
  const comparison = findPhrase(tokens, at, comparisonsBefore, MOST_WORDS_OF_COMPARISON)
  if (comparison) return afterComparison(tokens, comparison)
  const range = readRange(tokens, at, untilWords)
  if (range && range.value.isPrice) return { value: between(range.value), end: withEnd(tokens, range.end) }
  const joined = readRange(tokens, at, andWords)
  const end = joined && findPhrase(tokens, joined.end, rangeEnds, MOST_WORDS_OF_COMPARISON)?.end
  if (joined && end !== undefined) return { value: between(joined.value), end }
  return readSingle(tokens, at)
}

function afterComparison(tokens: readonly Token[], { value: kind, end }: Match<string>): Match<AskedPrice> | undefined {
  if (kind === 'between') {
    const range = readRange(tokens, end, andWords)
    if (range && !isUnit(tokens[range.end])) return { value: between(range.value), end: withEnd(tokens, range.end) }
  }
  const amount = readAmount(tokens, end)
  if (!amount || isMeasure(tokens, amount)) return undefined
  return limit(kind === 'between' ? 'min' : kind, rupees(amount.value), withEnd(tokens, amount.end))
}

function readSingle(tokens: readonly Token[], at: number): Match<AskedPrice> | undefined {
  const amount = readAmount(tokens, at)
  if (!amount) return undefined
  const comparison = findPhrase(tokens, amount.end, comparisonsAfter, MOST_WORDS_OF_COMPARISON)
  if (comparison) return limit(comparison.value, rupees(amount.value), comparison.end)
  const isPrice = amount.value.isMoney || amount.value.value >= LEAST_BARE_PRICE
  return isPrice && !isMeasure(tokens, amount) ? limit('about', rupees(amount.value), amount.end) : undefined
}

type Range = { low: Rupees; high: Rupees; isPrice: boolean }

/** Reads two amounts. The first may borrow the unit of the second: `20 to 50 thousand`. */
function readRange(
  tokens: readonly Token[],
  at: number,
  joiners: ReadonlyMap<string, string>,
): Match<Range> | undefined {
  const first = readAmount(tokens, at)
  const joiner = first && findPhrase(tokens, first.end, joiners, 1)
  const second = joiner && readAmount(tokens, joiner.end)
  if (!first || !second) return undefined
  const borrowed =
    first.value.multiplier === null && first.value.value < LEAST_WRITTEN_OUT ? second.value.multiplier : null
  const [one, other] = [rupees(first.value, borrowed), rupees(second.value)]
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  const isMoney = first.value.isMoney || second.value.isMoney
  const isPrice = (isMoney || low >= LEAST_BARE_PRICE) && !isMeasure(tokens, second)
  return { value: { low, high, isPrice }, end: second.end }
}

function between({ low, high }: Range): AskedPrice {
  return { minPrice: low, maxPrice: high, isAbout: false }
}

function withEnd(tokens: readonly Token[], end: number): number {
  return findPhrase(tokens, end, rangeEnds, MOST_WORDS_OF_COMPARISON)?.end ?? end
}

function limit(kind: string, price: Rupees, end: number): Match<AskedPrice> | undefined {
  if (price === 0) return undefined
  if (kind === 'max') return { value: { minPrice: null, maxPrice: price, isAbout: false }, end }
  if (kind === 'min') return { value: { minPrice: price, maxPrice: null, isAbout: false }, end }
  const maxPrice = Math.min(Math.round(price * (1 + ABOUT)), MAX_PRICE_RUPEES)
  return { value: { minPrice: Math.round(price * (1 - ABOUT)), maxPrice, isAbout: true }, end }
}

function isMeasure(tokens: readonly Token[], { value, end }: Match<Amount>): boolean {
  return !value.isMoney && isUnit(tokens[end])
}

function isUnit(token: Token | undefined): boolean {
  return token !== undefined && units.has(token.word)
}

/** A sum without a unit that no furniture costs counts thousands, or `borrowed`. */
function rupees({ value, isMoney }: Amount, borrowed: number | null = null): Rupees {
  const usual = isMoney || value >= LEAST_WRITTEN_OUT ? 1 : 1_000
  return Math.min(Math.round(value * (borrowed ?? usual)), MAX_PRICE_RUPEES)
}
