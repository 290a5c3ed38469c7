import { and, ilike, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { latinDigits } from '#domain/text.ts'
import { containing } from '../../platform/records/conditions.ts'

/** Fewer letters have no trigram of their own, with which an index finds a text anywhere. */
const TRIGRAM_LETTERS = 3
/** They only say how letters are drawn; typed words come without them. */
const JOINERS = /[\u200C\u200D]/g

/** KA, KC and KT begin numbers; of their last eight characters each can be a letter. */
const PART_OF_NUMBER = /^(?=.*\d)|^k[act]$|^[a-z0-9]{8}$/

/** A text or expression in which words are looked for. */
type Text = SQLWrapper

/** What stands for one typed word: itself, or words that may have been meant. */
export type Choice = readonly string[]

/** Texts of a row: those of people, and numbers, in which words of letters would be found by chance. */
export type Texts<One> = { said: readonly One[]; numbers?: readonly One[] }

/**
 * Condition for rows in which each word stands in one of the texts, or undefined where a word can stand in none. One or two
 * letters count at the beginning of a word only.
 */
export function sayingWords(words: readonly Choice[], texts: Texts<Text>): SQL | undefined {
  return everyWord(words, texts, (text, word) => (word.length < TRIGRAM_LETTERS ? begins(text, word) : has(text, word)))
}

/** The same for words that begin a word of a text. */
export function beginningWords(words: readonly Choice[], texts: Texts<Text>): SQL | undefined {
  return everyWord(words, texts, begins)
}

function everyWord(
  words: readonly Choice[],
  texts: Texts<Text>,
  condition: (text: Text, word: string) => SQL | undefined,
): SQL | undefined {
  const conditions = words.map((choice) =>
    or(...choice.flatMap((word) => textsFor(word, texts).map((text) => condition(text, word)))),
  )
  return conditions.includes(undefined) ? undefined : and(...conditions)
}

function textsFor<One>(word: string, { said, numbers = [] }: Texts<One>): readonly One[] {
  return PART_OF_NUMBER.test(word) ? [...said, ...numbers] : said
}

function has(text: Text, word: string): SQL {
  return ilike(sql`${text}`, containing(word))
}

/** In names, numbers, SKUs and email addresses. */
const BEFORE_A_WORD = [' ', '-', '@', '.']

function begins(text: Text, word: string): SQL | undefined {
  const beginning = containing(word).slice(1)
  const patterns = [beginning, ...BEFORE_A_WORD.map((separator) => `%${separator}${beginning}`)]
  return or(...patterns.map((pattern) => ilike(sql`${text}`, pattern)))
}

/** How well the words fit a row: 0 if each begins a word of its texts, else 1. */
export function rankOf(words: readonly Choice[], texts: Texts<string>): number {
  const isBegun = (word: string) => textsFor(word, texts).some((text) => isBegunIn(text, word))
  return words.every((choice) => choice.some(isBegun)) ? 0 : 1
}

function isBegunIn(text: string, word: string): boolean {
  const said = ` ${latinDigits(text).normalize('NFC').replaceAll(JOINERS, '').toLowerCase()}`
  return BEFORE_A_WORD.some((separator) => said.includes(separator + word))
}
