import type { Rupees } from '#domain/money.ts'
import type { nepaliSentences } from './nepali-sentences.ts'

/**
 * Tells a caller something, in no language yet (`sayIn` says it in one): an English text without places, a message, or
 * several sentences in a row. It is plain JSON, so that an answer can be kept and said in another language later.
 */
export type Sentence = string | Message | Sentence[]

/** An English text with places (`Only {count} are left`), which is also its id, and what stands in them. */
export type Message = { id: string; values: Readonly<Record<string, Value>> }

/**
 * Fills a place. A text is put in as it is: a name, an email address, an order number. A number is written in the digits
 * of the language, a day is `YYYY-MM-DD`. Sentences are translated: `[sentence]` puts any single one in.
 */
export type Value = string | number | { money: Rupees } | { day: string } | Message | Sentence[]

type SentenceId = keyof typeof nepaliSentences

type PlacesOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never

type ValuesOf<Id extends string> = [PlacesOf<Id>] extends [never] ? [] : [values: Record<PlacesOf<Id>, Value>]

/** A message of the catalog. The compiler asks for exactly the values that the text has places for. */
export function say<Id extends SentenceId>(id: Id, ...[values]: ValuesOf<Id>): Message {
  return { id, values: values ?? {} }
}
