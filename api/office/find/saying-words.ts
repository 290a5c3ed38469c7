import { and, ilike, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { latinDigits } from '#domain/text.ts'
import { containing } from '../../platform/records/conditions.ts'

/** Fewer letters have no trigram of their own, with which an index finds a text anywhere. */
const TRIGRAM_LETTERS = 3
/** They only say how letters are drawn; typed words come without them. */
const JOINERS = /[\u200C\u200D]/g

/** A text or expression in which words are looked for. */
type Text = SQLWrapper

/** What stands for one typed word: itself, or words that may have been meant. */
export type Choice = readonly string[]

/** Condition for rows in which each word stands in one of the texts. One or two letters count at the beginning of a word only. */
export function sayingWords(words: readonly Choice[], texts: readonly Text[]): SQL {
  return everyWord(words, texts, (text, word) => (word.length < TRIGRAM_LETTERS ? begins(text, word) : has(text, word)))
}

/** The same for words that begin a word of a text. */
export function beginningWords(words: readonly Choice[], texts: readonly Text[]): SQL {
  return everyWord(words, texts, begins)
}

function everyWord(
  words: readonly Choice[],
  texts: readonly Text[],
  condition: (text: Text, word: string) => SQL | undefined,
): SQL {
  return and(...words.map((choice) => or(...choice.flatMap((word) => texts.map((text) => condition(text, word))))))!
}

function has(text: Text, word: string): SQL {
  return ilike(sql`${text}`, containing(word))
}

/** A word begins with the text, after a space, or after a hyphen of a number or SKU. */
function begins(text: Text, word: string): SQL | undefined {
  const beginning = containing(word).slice(1)
  return or(...[beginning, `% ${beginning}`, `%-${beginning}`].map((pattern) => ilike(sql`${text}`, pattern)))
}

/** How well the words fit a row: 0 if each begins a word of its texts, else 1. Ties keep their order. */
export function rankOf(words: readonly Choice[], texts: readonly string[]): number {
  const said = texts.map((text) => ` ${latinDigits(text).normalize('NFC').replaceAll(JOINERS, '').toLowerCase()}`)
  const isBegun = (word: string) => said.some((one) => one.includes(` ${word}`) || one.includes(`-${word}`))
  return words.every((choice) => choice.some(isBegun)) ? 0 : 1
}
