import { nepaliNumbers } from '../language/number-words.ts'
import { formsOf, type Match, numbersOf, type Token } from './sentence-tokens.ts'

const currencies = new Set('rs nrs npr रु रू रुपैयाँ रुपैया रूपैयाँ rupee rupees rupaiya rupaiyan rupiya rupaya'.split(' '))

const multiplierWords = numbersOf({
  1_000: 'k, thousand, thousands, hajar, hajaar, hazar, hazaar, हजार',
  100_000: 'lakh, lakhs, lac, lacs, laakh, laakhs, लाख',
  10_000_000: 'crore, crores, karod, karor, करोड',
})

/** Words that stand for a number only before a unit, because some of them mean something else elsewhere. */
const numberWords: ReadonlyMap<string, number> = new Map([
  ...nepaliNumbers.upTo99.map((word, number) => [word, number] as const),
  ...numbersOf({
    1: 'one, ek',
    2: 'two, dui, दुइ',
    3: 'three, tin, teen, तिन',
    4: 'four, char, chaar',
    5: 'five, panch, paanch, पांच',
    6: 'six, chha, cha, छः',
    7: 'seven, sat, saat',
    8: 'eight, aath, ath',
    9: 'nine, nau',
    10: 'ten, das, dash, दस',
    11: 'eleven, eghara',
    12: 'twelve, bahra',
    15: 'fifteen, pandhra',
    20: 'twenty, bis, bees, बिस',
    25: 'pachis, pachhis, पच्चिस',
    30: 'thirty, tis, tees, तिस',
    35: 'paintis, पैंतीस',
    40: 'forty, chalis, chaalis, चालिस',
    45: 'paintalis, पैंतालीस',
    50: 'fifty, pachas',
    55: 'pachpanna, पचपन',
    60: 'sixty, sathi, saathi, साठि, साठ्ठी',
    65: 'painsatthi, paisatthi, पैँसट्ठी, पैसट्ठी',
    70: 'seventy, sattari, सत्तरि, सतरी',
    75: 'pachhattar',
    80: 'eighty, assi, asi, अस्सी, असि',
    85: 'pachasi',
    90: 'ninety, nabbe, नब्बै',
    95: 'panchanabbe, पञ्चानब्बे, पंचानब्बे',
  }),
])

/** Numbers with a half that are one word. */
const halfWords = numbersOf({ 1.5: 'dedh, dedha, डेढ', 2.5: 'adhai, arhai, अढाई', 0.5: 'aadha, adha, आधा' })

/** Adds a half to the number after it. */
const AND_A_HALF = new Set(['sadhe', 'saadhe', 'साढे'])

export type Amount = {
  value: number
  /** Whether a currency, or a word such as `lakh`, says that it is money. */
  isMoney: boolean
  /** The thousand or lakh that it counts; null if it is written out. */
  multiplier: number | null
}

/** Reads a sum: `50000`, `Rs. 1,00,000`, `50k`, `1 lakh 50 hajar`, `डेढ लाख`. */
export function readAmount(tokens: readonly Token[], from: number): Match<Amount> | undefined {
  const begin = isCurrency(tokens[from]) ? from + 1 : from
  const first = readCounted(tokens, begin)
  if (!first) return undefined
  const { value, multiplier } = first.value
  const second = multiplier === null ? undefined : readCounted(tokens, first.end)
  const rest = second?.value.multiplier && second.value.multiplier < multiplier! ? second : undefined
  const last = rest?.end ?? first.end
  const end = isCurrency(tokens[last]) ? last + 1 : last
  const isMoney = multiplier !== null || begin > from || end > last
  return { value: { value: value + (rest?.value.value ?? 0), isMoney, multiplier }, end }
}

/** Reads a number as a word or in digits: `6`, `six`, `छ`. */
export function readNumber(token: Token | undefined): number | undefined {
  if (!token) return undefined
  if (token.number !== null) return token.number
  return numberWords.get(token.word)
}

function isCurrency(token: Token | undefined): boolean {
  return token !== undefined && formsOf(token.word).some((form) => currencies.has(form))
}

type Counted = { value: number; multiplier: number | null }

function readCounted(tokens: readonly Token[], at: number): Match<Counted> | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (AND_A_HALF.has(token.word)) return withMultiplier(readNumber(tokens[at + 1]), 0.5, tokens, at + 2)
  const half = halfWords.get(token.word)
  if (half !== undefined) return withMultiplier(half, 0, tokens, at + 1)
  const counted = withMultiplier(readNumber(token), 0, tokens, at + 1)
  if (counted) return counted
  return token.number === null ? undefined : { value: { value: token.number, multiplier: null }, end: at + 1 }
}

function withMultiplier(number: number | undefined, half: number, tokens: readonly Token[], at: number) {
  const multiplier = number === undefined ? undefined : multiplierOf(tokens[at])
  if (number === undefined || multiplier === undefined) return undefined
  return { value: { value: (number + half) * multiplier, multiplier }, end: at + 1 }
}

function multiplierOf(token: Token | undefined): number | undefined {
  if (!token) return undefined
  if (token.word === 'l' && token.isAttached) return 100_000
  return formsOf(token.word)
    .map((form) => multiplierWords.get(form))
    .find((known) => known !== undefined)
}
