import { latinDigits } from '#domain/digits.ts'
import { nearWords } from '#domain/catalog/nearest-word.ts'
import { searchWords } from '#domain/catalog/search-words.ts'

/** One entry as it is searched: all that is read of it, and the titles it stands under. */
export type SearchedFaq = { heading: string; question: string; answer: string }

export type FaqsFound<Entry> = {
  entries: Entry[]
  /** Whether they say what was typed; else they come near it. */
  isExact: boolean
  /** What was searched for instead, where a word was corrected. */
  meant: string | null
}

/** How much of what was meant an entry has to say, by the weight of the words. */
const LEAST_SHARE = 0.33
/** The best matching entries only. */
const MOST_NEAR = 8

/**
 * The entries in which question or answer says what was typed, in whatever case; where none does, those that say most of
 * its words, each of them corrected where nobody knows it.
 */
export function searchFaqs<Entry extends SearchedFaq>(faqs: readonly Entry[], query: string): FaqsFound<Entry> {
  const typed = fold(query)
  const texts = faqs.map((entry) => ({
    entry,
    heading: fold(entry.heading),
    question: fold(entry.question),
    all: fold(`${entry.question}\n${entry.answer}`),
  }))
  const exact = sayingAll(texts, typed)
  if (exact.length > 0) return { entries: exact, isExact: true, meant: null }
  const worded = texts.map((text) => ({ ...text, words: [...new Set(wordsOf(text.all))] }))
  const words = meantWords(worded, typed)
  const meant = words.join(' ')
  const isCorrected = meant !== searchWords(typed).join(' ')
  const entries = isCorrected && words.length > 0 ? sayingAll(texts, meant) : []
  if (entries.length > 0) return { entries, isExact: false, meant }
  const near = sayingMost(worded, words)
  const isWhole = words.length === new Set(searchWords(typed)).size
  return { entries: near, isExact: false, meant: isCorrected && isWhole && near.length > 0 ? meant : null }
}

type FoldedFaq<Entry> = { entry: Entry; heading: string; question: string; all: string }
type WordedFaq<Entry> = FoldedFaq<Entry> & { words: string[] }

/** Those whose heading says it first, then those that ask it. */
function sayingAll<Entry>(faqs: readonly FoldedFaq<Entry>[], typed: string): Entry[] {
  const rank = ({ heading, question }: FoldedFaq<Entry>) =>
    Number(!heading.includes(typed)) * 2 + Number(!question.includes(typed))
  return faqs
    .filter(({ all }) => all.includes(typed))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ entry }) => entry)
}

/** The words of a search, each that nobody knows by the nearest one that the answers use; without one it is left out. */
function meantWords(faqs: readonly WordedFaq<unknown>[], typed: string): string[] {
  const known = commonestFirst(faqs.flatMap(({ words }) => words))
  const meant = searchWords(typed).flatMap((word) => {
    if (known.some((one) => one.startsWith(word))) return [word]
    return nearWords(word, known)
      .slice(0, 1)
      .map((near) => near.word)
  })
  return [...new Set(meant)]
}

/** Those that say enough of what was meant, the most first. */
function sayingMost<Entry>(faqs: readonly WordedFaq<Entry>[], meant: readonly string[]): Entry[] {
  const weighed = meant.map((word) => [word, weightOf(word, faqs)] as const)
  const whole = sum(weighed.map(([, weight]) => weight))
  if (whole === 0) return []
  return faqs
    .map(({ entry, words }) => {
      const said = weighed.filter(([word]) => words.some((one) => one.startsWith(word)))
      return { entry, share: sum(said.map(([, weight]) => weight)) / whole }
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_NEAR)
    .map(({ entry }) => entry)
}

/** How much a word tells: nothing when more than half of all entries say it. */
function weightOf(word: string, faqs: readonly WordedFaq<unknown>[]): number {
  const count = faqs.filter(({ words }) => words.some((one) => one.startsWith(word))).length
  return count * 2 > faqs.length ? 0 : Math.log(1 + faqs.length / count)
}

/** As it is compared: in any case, in either script's digits, without what cannot be seen. */
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
