import type { Rupees } from '#domain/money.ts'
import type { nepaliSentences } from './nepali-sentences.ts'

/**
 * A text for a caller that is not yet in a language (`translateMessage` translates it): an English text without placeholders, a
 * message, or several sentences in a row. It is plain JSON, so that an answer can be stored and translated later.
 */
export type Sentence = string | Message | Sentence[]

/** An English text with placeholders (`Only {count} are left`), which is also its id, and their values. */
export type Message = { id: string; values: Readonly<Record<string, Value>> }

/**
 * The value of a placeholder. A text is inserted unchanged: a name, an email address, an order number. A number is
 * written in the digits of the language; a day is `YYYY-MM-DD`. Sentences are translated: `[sentence]` inserts a
 * single one.
 */
export type Value = string | number | { money: Rupees } | { day: string } | Message | Sentence[]

type SentenceId = keyof typeof nepaliSentences

type PlacesOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never

type ValuesOf<Id extends string> = [PlacesOf<Id>] extends [never] ? [] : [values: Record<PlacesOf<Id>, Value>]

/** Returns a message of the catalog. The compiler requires exactly the values of the text's placeholders. */
export function say<Id extends SentenceId>(id: Id, ...[values]: ValuesOf<Id>): Message {
  return { id, values: values ?? {} }
}
