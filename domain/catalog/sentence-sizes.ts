import { type BedSizeName, bedSizes, sizesNamed, WIDTH_TOLERANCE_CM } from './sizes.ts'
import { nearWords } from './nearest-word.ts'
import { cmOf, readLength, readWholeLength, type Unit } from './sentence-lengths.ts'
import { readPeople } from './sentence-seats.ts'
import { findPhrase, type Match, phrasesAt, phrasesOf, type Token } from './sentence-tokens.ts'
import { bedWords, isBedOrMattress, mattressWords } from './sentence-bed-and-mattress.ts'

/** A size that a sentence asks for. */
export type AskedSize = {
  /** Its names, smallest first; empty for a size without a name. */
  names: BedSizeName[]
  /** Centimeters, as written or rounded from feet; null for names alone. */
  measured: Measured | null
}

type Measured = { width: number; length: number }

/** Feet are rounded, and so are the sizes of mattresses: 5 × 6.5 feet is 152 × 198, sold as 153*200. */
const NEAR_CM = { width: 2, length: 3 }
/** In feet people round the length to a whole number: a bed of 6 × 6 is one of 183*200. */
const NEAR_LENGTH_OF_FEET_CM = 20
/** From here on a number after a measure is something else, such as a price. */
const LEAST_OTHER_NUMBER = 1_000
/** What a person can lie on. */
const BED_CM = { width: [60, 250], length: [150, 260] } as const

const sideWords = phrasesOf({
  width: 'wide, width, चौडा, चौडाइ',
  other: 'long, length, deep, depth, high, tall, height, लामो, लम्बाइ, अग्लो, उचाइ',
})

const timesWords = phrasesOf({ by: 'x, *, ×, by' })

const sizeWords = phrasesOf({
  single: 'single, single size, singlesize, singal, singel, singl, ekohoro, सिङ्गल, सिंगल, सिङ्गल साइज, एकोहोरो',
  queen: 'queen, queen size, queensize, kwin, क्विन, क्वीन, क्विन साइज, क्वीन साइज',
  king: 'king, king size, kingsize, किङ, किंग, किङ साइज',
  double:
    'double, double size, doublesize, doble, duble, dubble, dabal, dabbal, dabal size, dohoro, डबल, डब्बल, डबल साइज, दोहोरो',
})
const namesOf: Record<string, BedSizeName[]> = {
  single: ['single'],
  queen: ['queen'],
  king: ['king'],
  double: ['queen', 'king'],
}

/** Returns whether a word names a size by itself: `double`. */
export function isSizeName(word: string): boolean {
  return sizeWords.has(word)
}

/** A shorter one is near to words that are no size: a ring is no king. */
const SHORTEST_MISSPELLED_NAME = 5
const misspelledNames = [...sizeWords.keys()].filter(
  (name) => name.length >= SHORTEST_MISSPELLED_NAME && !name.includes(' '),
)

/** Returns the name of a size that a word, which nothing else explains, may have been meant as: `queen` for `quen`. */
export function sizeNameMeantBy(word: string): string | undefined {
  const [near] = nearWords(word, misspelledNames)
  // The list also has spellings that only searches use. Shoppers see the usual name.
  return near && (/^[a-z]+$/.test(near.word) ? sizeWords.get(near.word) : near.word)
}

/** Words besides which `single` and `double` are sizes, and not a sofa for one. */
const sizedWords = new Set([
  ...bedWords,
  ...mattressWords,
  ...'bedsize size quilt quilts duvet duvets sirak सिरक साइज'.split(' '),
])

/** Reads the size of a bed: `153*200`, `5x6.5 ft`, `5 ft`, `queen size`. */
export function readSize(tokens: readonly Token[], at: number): Match<AskedSize> | undefined {
  return readMeasures(tokens, at) ?? readWidth(tokens, at) ?? readSleepers(tokens, at) ?? readName(tokens, at)
}

/** A bed for one or two has a size; a bed for more has none. */
function readSleepers(tokens: readonly Token[], at: number): Match<AskedSize> | undefined {
  const people = isAboutBed(tokens) ? readPeople(tokens, at) : undefined
  const name = ['single', 'double'][(people?.value ?? 0) - 1]
  return people && name ? { value: { names: namesOf[name]!, measured: null }, end: people.end } : undefined
}

function readName(tokens: readonly Token[], at: number): Match<AskedSize> | undefined {
  const named = findPhrase(tokens, at, sizeWords, 2)
  if (!named) return undefined
  const isSure = named.value === 'queen' || named.value === 'king'
  return isSure || isAboutBed(tokens)
    ? { value: { names: namesOf[named.value]!, measured: null }, end: named.end }
    : undefined
}

function isAboutBed(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => phrasesAt(tokens, at, 1).some((form) => sizedWords.has(form)))
}

function readMeasures(tokens: readonly Token[], at: number): Match<AskedSize> | undefined {
  const first = readLength(tokens, at)
  const by = first && findPhrase(tokens, first.end, timesWords, 1)
  const second = first && readLength(tokens, by?.end ?? first.end)
  // `5 feet 6 feet` needs nothing between.
  const isSize = by !== undefined || (first?.value.unit !== undefined && second?.value.unit !== undefined)
  if (!first || !second || !isSize) return undefined
  const unit = second.value.unit ?? first.value.unit ?? usualUnit(first.value.number, second.value.number)
  const [one, other] = [first, second].map(({ value }) => Math.round(value.number * cmOf[unit]))
  const measured = { width: Math.min(one!, other!), length: Math.max(one!, other!) }
  if (!isBed(measured)) return undefined
  const nearLength = unit === 'feet' ? NEAR_LENGTH_OF_FEET_CM : NEAR_CM.length
  const names = bedSizes.filter((bed) => isNear(bed, measured, nearLength)).map(({ name }) => name)
  // A sofa of 200 x 90 cm has measures, not a size.
  const isAlone = at === 0 && second.end === tokens.length
  if (names.length === 0 && !isAlone && !isAboutBed(tokens)) return undefined
  return { value: { names, measured }, end: withThickness(tokens, second.end) }
}

/** In Nepal people name a bed by its width alone: `6 फिटको पलङ`. A small number after it is the rest of another measure. */
function readWidth(tokens: readonly Token[], at: number): Match<AskedSize> | undefined {
  const measure = readWholeLength(tokens, at)
  if (!measure?.value.unit || !tokens.some((_, other) => isBedOrMattress(tokens, other))) return undefined
  const side = findPhrase(tokens, measure.end, sideWords, 1)
  const end = side?.end ?? measure.end
  const next = tokens[end]?.number ?? null
  if (side?.value === 'other' || (next !== null && next < LEAST_OTHER_NUMBER)) return undefined
  const cm = measure.value.number * cmOf[measure.value.unit]
  const named = bedSizes.find(({ width }) => Math.abs(width - cm) <= WIDTH_TOLERANCE_CM)
  return named && { value: { names: [named.name], measured: null }, end }
}

/** Returns the unit of measures without one: beds are some feet, tens of inches, or more than a hundred centimeters long. */
function usualUnit(one: number, other: number): Unit {
  const longest = Math.max(one, other)
  if (longest <= 12) return 'feet'
  return longest <= 84 ? 'inch' : 'cm'
}

/** The third measure of a mattress is no part of its size. */
function withThickness(tokens: readonly Token[], end: number): number {
  const by = findPhrase(tokens, end, timesWords, 1)
  return (by && readLength(tokens, by.end)?.end) ?? end
}

function isBed({ width, length }: Measured): boolean {
  return isWithin(width, BED_CM.width) && isWithin(length, BED_CM.length)
}

function isWithin(cm: number, [least, most]: readonly [number, number]): boolean {
  return cm >= least && cm <= most
}

function isNear(bed: Measured, { width, length }: Measured, nearLength: number): boolean {
  return Math.abs(bed.width - width) <= NEAR_CM.width && Math.abs(bed.length - length) <= nearLength
}

/** Returns the sizes of variants that count as this one, such as `153*200`. */
export function sizesOf({ names, measured }: AskedSize): string[] {
  const named = sizesNamed(names)
  if (!measured) return named
  const near = around(measured.width, NEAR_CM.width).flatMap((width) =>
    around(measured.length, NEAR_CM.length).map((length) => `${width}*${length}`),
  )
  return [...new Set([...named, ...near])]
}

function around(cm: number, near: number): number[] {
  return Array.from({ length: 2 * near + 1 }, (_, index) => cm - near + index)
}
