import type { MeasureLimit, Side } from './measure-limits.ts'
import { bedWords, isBedOrMattress, mattressWords } from './sentence-bed-and-mattress.ts'
import { cmOf, type Length, readWholeLength, type Unit } from './sentence-lengths.ts'
import {
  comparedAfter,
  comparedBefore,
  type Comparison,
  measureFillers,
  MOST_WORDS_OF_MEASURE,
  otherThings,
  screenWords,
  sideWords,
  spaceWords,
  uprightWords,
} from './sentence-measure-words.ts'
import { comparisonsAfter, comparisonsBefore, MOST_WORDS_OF_COMPARISON } from './sentence-prices.ts'
import { findPhrase, formsOf, type Match, phrasesOf, type Token } from './sentence-tokens.ts'

/** The limits of one measure. It has several for `120 x 60 cm`. */
export type AskedMeasure = { limits: readonly MeasureLimit[] }

export type ReadMeasure = {
  /** Null if no piece can be held against the measure: `desk for a 27 inch screen`. */
  asked: AskedMeasure | null
  /** Whether a word compares: `under 180 cm`. */
  isCompared: boolean
}

/** A measure that names no side and no limit is one of a piece only within these, in centimeters. */
const BARE_CM = { least: 20, most: 600 }
/** Up to here a mattress is thick, and not wide. */
const THICKEST_MATTRESS_CM = 40
/** A number without a unit beside a side, such as `120 wide`, is in centimeters from here on, and in feet below. */
const LEAST_PLAIN_CM = 13
/** Fewer of something are counted: `4 high chairs`. With a word that compares it is a measure: `under 30 high`. */
const LEAST_BARE_SIDE_CM = 50
/** No piece is larger. */
const MOST_CM = 2_000
/** How far a measure may be from one that was named with `about`. */
const ABOUT = 0.1

const untilWords = phrasesOf({ to: 'to, -, –, —, देखि, dekhi' })
const andWords = phrasesOf({ and: 'and, to, -, –, —, र, ra, देखि, dekhi' })
const timesWords = phrasesOf({ by: 'x, *, ×, by' })

type Said = { side?: Side; kind?: Comparison; end: number }

/** Reads a measure with what is said about it: `under 180 cm wide`, `चौडाइ १८० सेमीसम्म`, `5'6"`, `120 x 60 cm`. */
export function readMeasure(tokens: readonly Token[], at: number): Match<ReadMeasure> | undefined {
  const before = readWords(tokens, at, { end: at }, beforeLists)
  const lengths = readLengths(tokens, before.end, before.kind)
  if (!lengths) return undefined
  const after = readWords(tokens, lengths.end, { ...before, end: lengths.end }, afterLists)
  const isAmongSides = after.side !== undefined
  const unit = lengths.value.map(({ unit: own }) => own).findLast((own) => own !== undefined)
  if (unit === undefined && !isAmongSides && !lengths.isPair) return undefined
  if (unit === undefined && lengths.isPair && lengths.value.some(({ number }) => number < BARE_CM.least))
    return undefined
  const isCount = unit === undefined && after.kind === undefined && lengths.value[0]!.number < LEAST_BARE_SIDE_CM
  if (isCount && !lengths.isPair) return undefined
  const sizes = lengths.value.map((length) => centimeters(length, unit))
  const isOther = isOne(otherThings, tokens[after.end])
  const asked = isOther ? null : askedBy(tokens, sizes, unit, after, lengths.isPair)
  const end = !isOther && isOne(spaceWords, tokens[after.end]) ? after.end + 1 : after.end
  return { value: { asked, isCompared: after.kind !== undefined }, end }
}

type Lists = readonly (readonly [ReadonlyMap<string, Pick<Said, 'kind' | 'side'>>, number])[]

const bySide = new Map([...sideWords].map(([word, side]) => [word, { side }]))
const beforeLists: Lists = [
  [comparedBefore, MOST_WORDS_OF_MEASURE],
  [comparisonsIn(comparisonsBefore), MOST_WORDS_OF_COMPARISON],
  [bySide, 1],
]
const afterLists: Lists = [
  [comparedAfter, MOST_WORDS_OF_MEASURE],
  [comparisonsIn(comparisonsAfter), MOST_WORDS_OF_COMPARISON],
  [bySide, 1],
]

function comparisonsIn(words: ReadonlyMap<string, string>) {
  return new Map([...words].map(([word, kind]) => [word, { kind: kind as Comparison }] as const))
}

/** Reads a side and a comparison in any order, each once, with fillers between. */
function readWords(tokens: readonly Token[], at: number, said: Said, lists: Lists): Said {
  let known = said
  for (let next = at; next < tokens.length;) {
    const found = lists
      .map(([phrases, most]) => findPhrase(tokens, next, phrases, most))
      .find((match) => match && !(match.value.side && known.side) && !(match.value.kind && known.kind))
    const isFiller = !found && measureFillers.has(tokens[next]!.word) && (next > at || lists === afterLists)
    if (!found && !isFiller) break
    next = found?.end ?? next + 1
    if (found) known = { ...known, ...found.value, end: next }
    else if (lists === beforeLists) known = { ...known, end: next }
  }
  return known
}

type Lengths = Match<readonly Length[]> & { isPair: boolean }

/** Reads one length, a range of two, or the sides of a piece: `120 x 60 x 75 cm`. */
function readLengths(tokens: readonly Token[], at: number, kind: Comparison | undefined): Lengths | undefined {
  const first = readWholeLength(tokens, at)
  if (!first) return undefined
  const joiner = findPhrase(tokens, first.end, kind === 'between' ? andWords : untilWords, 1)
  const last = joiner && readWholeLength(tokens, joiner.end)
  if (last) return { value: [first.value, last.value], end: last.end, isPair: false }
  const isSized = tokens.some((_, other) => isBedOrMattress(tokens, other))
  const by = isSized ? undefined : findPhrase(tokens, first.end, timesWords, 1)
  const second = by && readWholeLength(tokens, by.end)
  if (!second) return { value: [first.value], end: first.end, isPair: false }
  const byThird = findPhrase(tokens, second.end, timesWords, 1)
  const third = byThird && readWholeLength(tokens, byThird.end)
  const sides = [first, second, ...(third ? [third] : [])]
  return { value: sides.map(({ value }) => value), end: sides.at(-1)!.end, isPair: true }
}

function centimeters({ number, unit }: Length, last: Unit | undefined): number {
  const usual = number < LEAST_PLAIN_CM ? 'feet' : 'cm'
  // Rounded first, because 1.1 m is not a little more than 110 cm.
  return Math.round(number * cmOf[unit ?? last ?? usual] * 100) / 100
}

function askedBy(
  tokens: readonly Token[],
  sizes: readonly number[],
  unit: Unit | undefined,
  { side, kind }: Said,
  isPair: boolean,
): AskedMeasure | null {
  if (sizes.some((cm) => cm <= 0 || cm > MOST_CM)) return null
  // Feet and inches are rounded: a bed for a mattress of 183 cm is one of 6 feet.
  const isRounded = unit === 'feet' || unit === 'inch'
  const most = (cm: number) => (isRounded ? Math.ceil(cm) : Math.floor(cm))
  const least = (cm: number) => (isRounded ? Math.floor(cm) : Math.ceil(cm))
  if (isPair) {
    const [one, other, height] = sizes as [number, number, number?]
    const floor: MeasureLimit[] = [
      { side: 'width', leastCm: null, mostCm: most(Math.max(one, other)) },
      { side: 'depth', leastCm: null, mostCm: most(Math.min(one, other)) },
    ]
    return {
      limits: height === undefined ? floor : [...floor, { side: 'height', leastCm: null, mostCm: most(height) }],
    }
  }
  const [cm, last] = sizes as [number, number?]
  const isBare = side === undefined && kind === undefined && last === undefined
  if (isBare && isNoSide(tokens, cm, unit)) return null
  const measured = side ?? usualSide(tokens, cm)
  if (last !== undefined) return limit(measured, least(Math.min(cm, last)), most(Math.max(cm, last)))
  if (kind === 'min' || kind === 'between') return limit(measured, least(cm), null)
  if (kind === 'about') return limit(measured, Math.floor(cm * (1 - ABOUT)), Math.ceil(cm * (1 + ABOUT)))
  return limit(measured, null, most(cm))
}

function limit(side: Side, leastCm: number | null, mostCm: number | null): AskedMeasure {
  return { limits: [{ side, leastCm, mostCm }] }
}

/** A measure without any word may be one of a board, a thickness or a screen: `18 mm plywood`, `55 inch TV stand`. */
function isNoSide(tokens: readonly Token[], cm: number, unit: Unit | undefined): boolean {
  if (unit === 'inch' && tokens.some((token) => isOne(screenWords, token))) return true
  if (cm > BARE_CM.most) return true
  if (isThickness(tokens, cm)) return false
  return cm < BARE_CM.least || (cm <= THICKEST_MATTRESS_CM && tokens.some((token) => isOne(bedWords, token)))
}

function usualSide(tokens: readonly Token[], cm: number): Side {
  const loose = tokens.findIndex((_, at) => isLooseSide(tokens, at))
  if (loose !== -1) return sideOf(tokens[loose])!
  if (isThickness(tokens, cm) || tokens.some((token) => isOne(uprightWords, token))) return 'height'
  return 'width'
}

/** Returns whether a word before the piece names the side of a measure that stands elsewhere: `wide desk over 150 cm`. */
export function isLooseSide(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (!sideOf(tokens[at]) || !after || after.number !== null || isOne(otherThings, after)) return false
  if (before && measureFillers.has(before.word)) return false
  const isBeside = beforeLists.some(([phrases, most]) => findPhrase(tokens, at + 1, phrases, most))
  const ends = tokens.flatMap((_, other) => {
    const length = readWholeLength(tokens, other)
    return length?.value.unit === undefined ? [] : [length.end]
  })
  return !isBeside && ends.length > 0 && !ends.includes(at)
}

function sideOf(token: Token | undefined): Side | undefined {
  return (
    token &&
    formsOf(token.word)
      .map((form) => sideWords.get(form))
      .find((side) => side !== undefined)
  )
}

function isThickness(tokens: readonly Token[], cm: number): boolean {
  if (cm > THICKEST_MATTRESS_CM || tokens.some((token) => isOne(bedWords, token))) return false
  return tokens.some((token) => isOne(mattressWords, token))
}

function isOne(words: ReadonlySet<string>, token: Token | undefined): boolean {
  return token !== undefined && formsOf(token.word).some((form) => words.has(form))
}
