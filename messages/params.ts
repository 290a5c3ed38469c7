/** Type of a translated file: each text of the English one. */
export type TranslationOf<English> = Record<keyof English, string>

/**
 * The parameters of an ICU message, inferred from its type: `'{count, plural, …} in {place}'` needs `count` and
 * `place`. Parameters inside a plural's branches are not recognized: keep them outside, and use `#` in the branches.
 */
export type Params<Message extends string> = Message extends `${string}{${infer Rest}`
  ? Argument<Rest> & Params<AfterArgument<Rest>>
  : unknown

/** `Rest` starts after an opening brace: `name} …` or `count, plural, one {…} other {…}} …`. */
type Argument<Rest extends string> = Rest extends `${infer UpToBrace}}${string}`
  ? UpToBrace extends `${infer Name},${infer Kind},${string}`
    ? Record<Trim<Name>, Trim<Kind> extends 'select' ? string : number>
    : UpToBrace extends `${infer Name},${string}`
      ? Record<Trim<Name>, number>
      : Record<Trim<UpToBrace>, string | number>
  : never

/** The rest after the brace that closes the argument; `Open` counts the braces inside it. */
type AfterArgument<Rest extends string, Open extends 0[] = [0]> = Rest extends `${infer Before}}${infer After}`
  ? [...Open, ...Braces<Before>] extends [0, ...infer Still extends 0[]]
    ? Still extends []
      ? After
      : AfterArgument<After, Still>
    : never
  : ''

type Braces<Piece extends string> = Piece extends `${string}{${infer Rest}` ? [0, ...Braces<Rest>] : []

type Trim<Word extends string> = Word extends ` ${infer Rest}` | `${infer Rest} ` ? Trim<Rest> : Word

/** Every parameter that one of the messages needs. */
type EveryParam<Message extends string> = (
  Message extends unknown ? (params: Params<Message>) => void : never
) extends (params: infer All) => void
  ? All
  : never

/** The argument after a message's id: its parameters, or none. */
export type Values<Message extends string> = keyof EveryParam<Message> extends never ? [] : [EveryParam<Message>]
