import { englishFormats } from '#domain/english-formats.ts'
import type { Language } from '#domain/languages.ts'
import { nepaliFormats } from '#domain/nepali-formats.ts'
import { accountSentences } from './ne/accounts.ts'
import { anyCallSentences } from './ne/any-call.ts'
import { goodsSentences } from './ne/goods.ts'
import { orderSentences } from './ne/orders.ts'

/** Every sentence of an answer in Nepali, by the English one; `{name}` stands for what the English one holds there. */
export const nepaliSentences: Record<string, string> = {
  ...accountSentences,
  ...anyCallSentences,
  ...goodsSentences,
  ...orderSentences,
}

const PLACE = /\{(\w+)\}/g

/** A refused order names every line of a full cart that has changed. */
const MAX_LENGTH = 16_000
/** A sentence may name ten products. */
const MAX_SENTENCE_LENGTH = 1_000
const BETWEEN_SENTENCES = '; '

/** Places that hold what people have written: put into the Nepali sentence as they are. */
const verbatimPlaces = new Set(['email', 'name', 'names', 'number'])

/** An English sentence with places: `texts` has one entry more than `places`, and stands around them. */
type Pattern = { texts: string[]; places: string[]; nepali: string }

/** The most certain first: of two that fit, the one with more words of its own is meant. */
const patterns: readonly Pattern[] = Object.entries(nepaliSentences)
  .filter(([english]) => /\{\w+\}/.test(english))
  .toSorted(([one], [other]) => other.replaceAll(PLACE, '').length - one.replaceAll(PLACE, '').length)
  .map(([english, nepali]) => {
    const pieces = english.split(PLACE)
    return { texts: pieces.filter((_, at) => at % 2 === 0), places: pieces.filter((_, at) => at % 2 === 1), nepali }
  })

/**
 * Translates a sentence of the API. Figures, days, money and sentences in its places are translated too. A sentence that
 * is not in the catalog stays English, as do names, order numbers and addresses.
 *
 * The time it takes grows with the length of the sentence, not with its square, whatever the sentence holds: every
 * search is for fixed text, and long sentences are left as they are.
 */
export function sayIn(language: Language, sentence: string): string {
  return language === 'ne' && sentence.length <= MAX_LENGTH ? (inNepali(sentence) ?? sentence) : sentence
}

function inNepali(sentence: string): string | undefined {
  if (sentence.length > MAX_SENTENCE_LENGTH && !sentence.includes(BETWEEN_SENTENCES)) return undefined
  const known = Object.hasOwn(nepaliSentences, sentence) ? nepaliSentences[sentence] : undefined
  return known ?? filledIn(sentence) ?? eachInNepali(sentence)
}

function filledIn(sentence: string): string | undefined {
  for (const pattern of patterns) {
    const values = valuesIn(sentence, pattern)
    if (values) return pattern.nepali.replaceAll(PLACE, (_, name: string) => placeInNepali(name, values.get(name)!))
  }
  return undefined
}

/** What the places hold when the sentence fits the pattern; each takes as little as it can, and at least one character. */
function valuesIn(sentence: string, { texts, places }: Pattern): Map<string, string> | undefined {
  const end = sentence.length - texts.at(-1)!.length
  if (!sentence.startsWith(texts[0]!) || !sentence.endsWith(texts.at(-1)!)) return undefined
  const values = new Map<string, string>()
  let from = texts[0]!.length
  for (const [at, place] of places.entries()) {
    const isLast = at === places.length - 1
    const to = isLast ? end : sentence.indexOf(texts[at + 1]!, from + 1)
    if (to <= from || to > end) return undefined
    const value = sentence.slice(from, to)
    // Only `{reasons}` holds several sentences.
    if (place !== 'reasons' && value.includes(BETWEEN_SENTENCES)) return undefined
    values.set(place, value)
    from = to + texts[at + 1]!.length
  }
  return values
}

/** Several reasons in one message. */
function eachInNepali(sentence: string): string | undefined {
  if (!sentence.includes(BETWEEN_SENTENCES)) return undefined
  return sentence
    .split(BETWEEN_SENTENCES)
    .map((part) => inNepali(part) ?? part)
    .join(BETWEEN_SENTENCES)
}

function placeInNepali(place: string, value: string): string {
  if (verbatimPlaces.has(place)) return value
  if (/^[\d.,]+$/.test(value)) return nepaliFormats.digits(value)
  if (/^Nrs\. [\d,]+$/.test(value)) return nepaliFormats.money(Number(value.replaceAll(/\D/g, '')))
  const day = dayOf(value)
  return day === undefined ? (inNepali(value) ?? value) : nepaliFormats.day(day)
}

/** `22 November 2026` -> `2026-11-22`; undefined for what only looks like a day, such as a product `12 Chairs 2024`. */
function dayOf(value: string): string | undefined {
  const at = /^\d{1,2} [A-Z][a-z]+ \d{4}$/.test(value) ? Date.parse(`${value} UTC`) : NaN
  if (Number.isNaN(at)) return undefined
  const day = new Date(at).toISOString().slice(0, 10)
  return englishFormats.day(day) === value ? day : undefined
}
