import { latinDigits } from '../text.ts'
import { spellingsOf } from './nepali-spellings.ts'

/** A word, a number or a sign of a search; `start` and `end` are places in its text. */
export type Token = {
  start: number
  end: number
  /** Lower case, with Latin digits, without joiners. */
  word: string
  /** Null unless the token is a number. */
  number: number | null
  /** Whether no space separates it from the token before: the `k` of `50k`. */
  isAttached: boolean
}

/** A sentence is read up to here. */
const MOST_TOKENS = 40

/** Numbers may be grouped as in India or in Europe: `1,00,000`, `100,000`. */
const TOKEN = /\d+(?:,\d{2,3})*(?:\.\d+)?|[\p{L}\p{M}\u200C\u200D]+|[-–—*×+<>≤≥~'"′″]/gu
const JOINERS = /[\u200C\u200D]/g

/** Nepali writes these at the end of the word before, with or without a case ending. */
const ENDINGS = 'सम्म भन्दा देखि भित्र मुनि माथि सहित सँग संग बिना बाहेक samma bhanda dekhi bhitra muni sahit sanga'
  .split(' ')
  .flatMap((ending) =>
    ['', ...(/[a-z]/.test(ending) ? ['ko', 'ma'] : ['को', 'का', 'मा'])].map((after) => ending + after),
  )

/** Case endings and the plural, which no list of words repeats for each of its words. */
const CASES = ['हरूको', 'हरुको', 'हरू', 'हरु', 'को', 'का', 'की', 'मा', 'ले', 'लाई', 'ko', 'ka', 'ma']

/** Splits a search into its first 40 tokens. Its text is in Unicode's composed form. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: typed, index } of latinDigits(text).matchAll(TOKEN)) {
    const word = typed.replaceAll(JOINERS, '').toLowerCase()
    const number = /^\d/.test(typed) ? Number(typed.replaceAll(',', '')) : null
    const isAttached = tokens.at(-1)?.end === index
    const token = { start: index, end: index + typed.length, word, number, isAttached }
    const ending = number === null && word === typed.toLowerCase() ? endingOf(word) : undefined
    tokens.push(...(ending === undefined ? [token] : splitAt(token, token.word.length - ending.length)))
    if (tokens.length >= MOST_TOKENS) break
  }
  return tokens.slice(0, MOST_TOKENS)
}

function endingOf(word: string): string | undefined {
  return ENDINGS.find((ending) => word.length > ending.length && word.endsWith(ending))
}

function splitAt(token: Token, length: number): Token[] {
  const middle = token.start + length
  return [
    { ...token, end: middle, word: token.word.slice(0, length) },
    { ...token, start: middle, word: token.word.slice(length), isAttached: true },
  ]
}

/** Returns the words that one word may stand for in a list: itself, and without its case ending or plural. */
export function formsOf(word: string): string[] {
  const ending = CASES.find((one) => word.length > one.length + 1 && word.endsWith(one)) ?? pluralOf(word)
  return ending === undefined ? [word] : [word, word.slice(0, -ending.length)]
}

function pluralOf(word: string): string | undefined {
  return /[a-z]{2}[^s\W]s$/.test(word) ? 's' : undefined
}

export type Match<Value> = { value: Value; end: number }

/**
 * Finds the longest phrase of a list at a place.
 *
 * @param most  number of words in the longest phrase
 */
export function findPhrase<Value>(
  tokens: readonly Token[],
  at: number,
  phrases: ReadonlyMap<string, Value>,
  most: number,
): Match<Value> | undefined {
  for (let count = Math.min(most, tokens.length - at); count > 0; count -= 1) {
    for (const phrase of phrasesAt(tokens, at, count)) {
      const value = phrases.get(phrase)
      if (value !== undefined) return { value, end: at + count }
    }
  }
  return undefined
}

/** Returns the phrase of `count` words at a place, in the forms of its last word and their spellings. */
export function phrasesAt(tokens: readonly Token[], at: number, count: number): string[] {
  const before = tokens.slice(at, at + count - 1).map(({ word }) => word)
  return formsOf(tokens[at + count - 1]!.word).flatMap((last) => spellingsOf([...before, last].join(' ')))
}

/** Builds the list of phrases from comma-separated texts: `{ max: 'under, less than' }`. */
export function phrasesOf<Value extends string>(texts: Readonly<Record<Value, string>>): Map<string, Value> {
  const entries = Object.entries(texts) as [Value, string][]
  return new Map(entries.flatMap(([value, text]) => text.split(', ').map((phrase) => [phrase, value] as const)))
}

/** Builds a list of phrases that stand for numbers: `{ 6: 'six, छ' }`. */
export function numbersOf(texts: Readonly<Record<number, string>>): Map<string, number> {
  return new Map([...phrasesOf<string>(texts)].map(([phrase, value]) => [phrase, Number(value)]))
}
