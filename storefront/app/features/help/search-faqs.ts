import { latinDigits } from '#domain/text.ts'
import { englishFillers, fillerWords } from '#domain/catalog/filler-words.ts'
import { nearWords } from '#domain/catalog/nearest-word.ts'
import { searchWords } from '#domain/catalog/search-words.ts'
import { isTradeWord } from '#domain/catalog/trade-words.ts'

/** The searched text of an entry, with the titles above it. */
export type SearchedFaq = { heading: string; question: string; answer: string }

export type FaqsFound<Entry> = {
  entries: Entry[]
  /**
   * Whether the entries contain the typed text, with or without its filler words, or the first one all of its words; otherwise
   * they are close matches.
   */
  isExact: boolean
  /** The search after correcting a word. */
  meant: string | null
}

export type ReadWords = (typed: string, isSaid: (text: string) => boolean) => string

/** Minimum share of the search that an entry must contain, by the weight of the words. */
const LEAST_SHARE = 0.33
/** The best matching entries only. */
const MOST_NEAR = 8
/** Which piece a question is about counts less than what it asks: `return a mattress` asks about returns. */
const PIECE_SHARE = 0.25

/**
 * Finds the entries whose question or answer contains the typed text, in any case, or what is left of it without filler
 * words. If there are none, it finds entries with most of the words, correcting unknown words.
 *
 * @param shopNames  names of the shop, such as those of its categories; their words are never corrected, and count less
 * @param readWords  reads what was typed, such as Nepali in Roman letters; gets whether any entry contains a text
 */
export function searchFaqs<Entry extends SearchedFaq>(
  faqs: readonly Entry[],
  query: string,
  shopNames: readonly string[] = [],
  readWords: ReadWords = (typed) => typed,
): FaqsFound<Entry> {
  const texts = faqs.map((entry) => ({
    entry,
    heading: fold(entry.heading),
    question: fold(entry.question),
    all: fold(`${entry.question}\n${entry.answer}`),
  }))
  const whole = readWords(fold(query), (text) => texts.some(({ all }) => all.includes(text)))
  const typed = withoutFillers(whole)
  for (const said of [fold(query), whole, typed]) {
    const exact = sayingAll(texts, said)
    if (exact.length > 0) return { entries: exact, isExact: true, meant: null }
  }
  const worded = texts.map((text) => ({ ...text, words: [...new Set(wordsOf(text.all))] }))
  const shopWords = new Set(wordsOf(fold(shopNames.join('\n'))))
  const words = meantWords(worded, typed, shopWords)
  const meant = words.join(' ')
  const isCorrected = meant !== searchWords(typed).join(' ')
  const entries = isCorrected && words.length > 0 ? sayingAll(texts, meant) : []
  if (entries.length > 0) return { entries, isExact: false, meant }
  const near = sayingMost(worded, words, shopWords)
  const isWhole = words.length === new Set(searchWords(typed)).size
  return {
    entries: near.map(({ entry }) => entry),
    isExact: isWhole && !isCorrected && near[0]?.hasAll === true,
    meant: isCorrected && isWhole && near.length > 0 ? meant : null,
  }
}

/** Leaves filler words out: `how do i return it` searches for `return`. Fillers alone stay. */
function withoutFillers(typed: string): string {
  const words = wordsOf(typed).filter((word) => !fillerWords.has(word) && !englishFillers.has(word))
  return words.length === 0 ? typed : words.join(' ')
}

type FoldedFaq<Entry> = { entry: Entry; heading: string; question: string; all: string }
type WordedFaq<Entry> = FoldedFaq<Entry> & { words: string[] }

/** Entries with a match in the heading come first, then those with one in the question. */
function sayingAll<Entry>(faqs: readonly FoldedFaq<Entry>[], typed: string): Entry[] {
  const rank = ({ heading, question }: FoldedFaq<Entry>) =>
    Number(!heading.includes(typed)) * 2 + Number(!question.includes(typed))
  return faqs
    .filter(({ all }) => all.includes(typed))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ entry }) => entry)
}

/**
 * Returns the words of a search. The nearest known word replaces an unknown one, or it is dropped. A word of the shop is
 * dropped too, because it is no misspelling: "chair" does not mean "charge".
 */
function meantWords(faqs: readonly WordedFaq<unknown>[], typed: string, shopWords: ReadonlySet<string>): string[] {
  const known = commonestFirst(faqs.flatMap(({ words }) => words))
  const meant = searchWords(typed).flatMap((word) => {
    if (known.some((one) => one.startsWith(word))) return [word]
    if (isOfShop(word, shopWords) || isTradeWord(word)) return []
    return nearWords(word, known)
      .slice(0, 1)
      .map((near) => near.word)
  })
  return [...new Set(meant)]
}

type NearFaq<Entry> = { entry: Entry; share: number; asked: number; hasAll: boolean }

/** Returns the entries with enough of the words, best match first. Of equal ones, that with more of them in its question. */
function sayingMost<Entry>(
  faqs: readonly WordedFaq<Entry>[],
  meant: readonly string[],
  shopWords: ReadonlySet<string>,
): NearFaq<Entry>[] {
  const weighed = meant.map((word) => {
    const weight = weightOf(word, faqs)
    return [word, isOfShop(word, shopWords) ? weight * PIECE_SHARE : weight] as const
  })
  const whole = sum(weighed.map(([, weight]) => weight))
  if (whole === 0) return []
  return faqs
    .map(({ entry, words, question }) => {
      const said = weighed.filter(([word]) => words.some((one) => one.startsWith(word)))
      const asked = said.filter(([word]) => question.includes(word))
      const share = sum(said.map(([, weight]) => weight)) / whole
      return { entry, share, asked: asked.length, hasAll: said.length === weighed.length }
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.share - a.share || b.asked - a.asked)
    .slice(0, MOST_NEAR)
}

/** Weighs how significant a word is: 0 if more than half of all entries contain it. */
function weightOf(word: string, faqs: readonly WordedFaq<unknown>[]): number {
  const count = faqs.filter(({ words }) => words.some((one) => one.startsWith(word))).length
  return count * 2 > faqs.length ? 0 : Math.log(1 + faqs.length / count)
}

function isOfShop(word: string, shopWords: ReadonlySet<string>): boolean {
  return ['', 's', 'es'].some((ending) => shopWords.has(word + ending))
}

/** Normalizes text for comparison: lower case, Latin digits, no invisible characters. */
function fold(text: string): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u200C\u200D]/gu, '')
  return latinDigits(plain).replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim()
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

function commonestFirst(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
