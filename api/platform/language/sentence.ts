import type { Rupees } from '#domain/money.ts'
import type { english, MessageId } from '#messages/english.ts'
import type { Params } from '#messages/params.ts'

/**
 * A text for a caller that is not yet in a language (`translateMessage` translates it): a message, several sentences
 * in a row, or an English text without values. Those that staff read have a translation by their text; those that only
 * programs read stay English. It is plain JSON, so that an answer can be stored and translated later.
 */
export type Sentence = string | Message | Sentence[]

/** A message of the catalog, and the values of its parameters. */
export type Message = { id: string; values: Readonly<Record<string, Value>> }

/**
 * The value of a parameter. A text is inserted unchanged: a name, an email address, an order number. A number is
 * written in the digits of the language; a day is `YYYY-MM-DD`. Sentences are translated: `[sentence]` inserts a
 * single one.
 */
export type Value = string | number | { money: Rupees } | { day: string } | Message | Sentence[]

/** What `say` and `doneIn` take: an id, and exactly the values that its message needs. */
export type Said<Id extends MessageId> = [id: Id, ...values: ValuesOf<(typeof english)[Id]>]

type ValuesOf<Text extends string> = keyof Params<Text> extends never
  ? []
  : [values: { [Name in keyof Params<Text>]: ValueFor<Params<Text>[Name]> }]

/** Plurals and choices need a number or a text; anything else can take every value. */
type ValueFor<Param> = string | number extends Param ? Value : Param

/** Returns a message of the catalog. The compiler requires exactly the values of its parameters. */
export function say<Id extends MessageId>(...[id, values]: Said<Id>): Message {
  return { id, values: (values ?? {}) as Message['values'] }
}
