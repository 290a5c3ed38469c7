import type { Look } from './sentence-looks.ts'
import type { AskedMeasure } from './sentence-measures.ts'
import type { AskedPrice } from './sentence-prices.ts'
import type { AskedSize } from './sentence-sizes.ts'

export type Condition =
  | {
      kind: 'category' | 'room'
      id: number
      /** Other categories of the same kind: for `chair`, one for each category of chairs. */
      alsoIds?: readonly number[]
      /** Those of the categories whose products come first: of `table and chairs` the dining sets. */
      firstIds?: readonly number[]
      /** For a word with several meanings: the word and its other meanings. Products named so count, too. */
      alsoNamed?: readonly string[]
    }
  | ({ kind: 'price' } & AskedPrice)
  | { kind: 'seats'; seats: number }
  | ({ kind: 'size' } & AskedSize)
  | ({ kind: 'measure' } & AskedMeasure)
  | Look

/** A category, or a room of them. */
export type CategoryCondition = Extract<Condition, { kind: 'category' | 'room' }>

/** Returns whether a condition says what is not wanted. */
export function isExcluded(condition: Condition | null | undefined): boolean {
  return condition != null && 'isExcluded' in condition && condition.isExcluded === true
}

/** A part of a sentence: a condition, words to search for, or words without meaning. */
export type Part = {
  start: number
  end: number
  condition: Condition | null
  words: readonly string[]
  /** Whether it is a measure that no piece can be held against. */
  isUnused?: boolean
}

export type Sentence = { text: string; parts: readonly Part[] }

/** Returns the conditions, in order. */
export function conditionsOf({ parts }: Sentence): Condition[] {
  return parts.flatMap(({ condition }) => condition ?? [])
}

/** Returns the words that are left to search for. */
export function wordsOf({ parts }: Sentence): string {
  return parts.flatMap(({ words }) => words).join(' ')
}

/** Returns the sentence with its measures unused. */
export function withoutMeasures({ text, parts }: Sentence): Sentence {
  const unused = parts.map((part) =>
    part.condition?.kind === 'measure' ? { ...part, condition: null, isUnused: true } : part,
  )
  return { text, parts: unused }
}

/** Returns the measures that no piece can be held against, as typed. */
export function unusedMeasuresIn({ text, parts }: Sentence): string[] {
  return parts.flatMap(({ isUnused, start, end }) => (isUnused ? [text.slice(start, end)] : []))
}

/** Returns the conditions, each once: `double डबल` asks for one size. */
export function distinct(conditions: readonly Condition[]): Condition[] {
  return [...new Map(conditions.toReversed().map((condition) => [keyOf(condition), condition])).values()].toReversed()
}

function keyOf(condition: Condition): string {
  return JSON.stringify(condition)
}

/** Returns the search without one of its conditions; '' when nothing is left. */
export function withoutCondition({ text, parts }: Sentence, condition: Condition): string {
  let [rest, end] = ['', 0]
  const key = keyOf(condition)
  for (const part of parts.filter((one) => one.condition && keyOf(one.condition) === key)) {
    rest += `${text.slice(end, part.start)} `
    end = part.end
  }
  rest += text.slice(end)
  return /[\p{L}\p{N}]/u.test(rest) ? rest.replaceAll(/\s+/g, ' ').trim() : ''
}

/**
 * Returns the search with other words in place of some, and without words that are to be left out.
 *
 * @param meant  returns what to write for a word, or null to leave it out
 */
export function rewrite({ text, parts }: Sentence, meant: (word: string) => string | null): string {
  const written = parts.map(({ start, end, condition, words }) => {
    if (condition) return text.slice(start, end)
    const replaced = words.map(meant).filter((word) => word !== null)
    return replaced.join(' ')
  })
  return written.filter((part) => part !== '').join(' ')
}
