import { latinDigits } from '../text.ts'

/** What people sit on at the table of a dining set. */
export type SetSeats = { chairs: number; hasBench: boolean }

type Described = { slug: string; specialFeatures: string | null; shortDescription: string }

const numbers: readonly (readonly string[])[] = [
  ['one', '1', 'एक'],
  ['two', '2', 'दुई'],
  ['three', '3', 'तीन'],
  ['four', '4', 'चार'],
  ['five', '5', 'पाँच'],
  ['six', '6', 'छ'],
  ['seven', '7', 'सात'],
  ['eight', '8', 'आठ'],
  ['nine', '9', 'नौ'],
  ['ten', '10', 'दश'],
  ['eleven', '11', 'एघार'],
  ['twelve', '12', 'बाह्र'],
]
const CHAIR = /^(arm)?chairs?$|^(आराम)?कुर्सी/
const BENCH = /^bench(es)?$|^बेन्च/
const SEATER = /^(seaters?|seats?|persons?|people|सिटे|सिटर)$/
/** Behind the number of a measure: `2 m`. */
const UNIT = /^([cm]?m|ft|feet|foot|in|inch(es)?|met(er|re)s?)$|^(मिटर|मीटर|सेमी|सेन्टिमिटर|फिट|फुट|इन्च)/
/** Words between a number and its chairs: `four solid oak chairs`. */
const MOST_BETWEEN = 2

/**
 * Returns the chairs of a dining set and whether it has a bench, as its texts say in English or Nepali; null if they
 * do not. A name that says only how many people sit counts a chair for each, and a bench for half of them. Only the
 * clause that counts names the bench, since others name what is sold apart.
 */
export function setSeats({ slug, specialFeatures, shortDescription }: Described): SetSeats | null {
  const clauses = [specialFeatures ?? '', shortDescription, slug].flatMap(clausesOf)
  const seated = firstIn(clauses, chairsIn)
  if (seated) return { chairs: seated.count, hasBench: seated.hasBench }
  const people = firstIn(clauses, peopleIn)
  if (!people) return null
  return { chairs: people.hasBench ? Math.ceil(people.count / 2) : people.count, hasBench: people.hasBench }
}

/** The words of each part of a text between punctuation marks. A mark between digits stays: a decimal is one word. */
function clausesOf(text: string): string[][] {
  const clauses = latinDigits(text)
    .toLowerCase()
    .split(/[;:!?।\n]|[.,](?!\d)|(?<!\d)[.,]/u)
  return clauses.map((clause) => clause.match(/[\p{L}\p{M}\p{N}.,]+/gu) ?? [])
}

function firstIn(clauses: readonly string[][], read: (words: readonly string[]) => number | undefined) {
  for (const words of clauses) {
    const count = read(words)
    if (count !== undefined) return { count, hasBench: words.some((word) => BENCH.test(word)) }
  }
  return undefined
}

function chairsIn(words: readonly string[]): number | undefined {
  for (const [at, word] of words.entries()) {
    if (!CHAIR.test(word)) continue
    const before = words.slice(Math.max(0, at - MOST_BETWEEN - 1), at)
    const counted = before.findLastIndex((one) => numberOf(one) !== undefined)
    // The six of `six-seater table and chairs` counts people.
    const behind = before[counted + 1] ?? ''
    if (counted >= 0 && ![SEATER, UNIT, BENCH].some((other) => other.test(behind))) return numberOf(before[counted]!)
  }
  return undefined
}

function peopleIn(words: readonly string[]): number | undefined {
  const at = words.findIndex((word, place) => SEATER.test(word) && numberOf(words[place - 1] ?? '') !== undefined)
  return at > 0 ? numberOf(words[at - 1]!) : undefined
}

/** Reads `six`, `6` and `छ`, and the counted `छवटा`. */
function numberOf(word: string): number | undefined {
  const bare = word.replace(/(वटा|ओटा)$/, '')
  const at = numbers.findIndex((forms) => forms.includes(bare))
  return at < 0 ? undefined : at + 1
}
