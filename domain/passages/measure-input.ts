import { CM_PER_INCH } from '../catalog/length-units.ts'
import { latinDigits } from '../text.ts'

/** From a hatch to a hall; outside it a figure is a slip, such as a door of 2 cm that was meant as 2 m. */
export const PASSAGE_CM = { least: 20, most: 1000 }
/** From a packet of handles to the longest that a truck takes. */
export const PIECE_CM = { least: 1, most: 600 }

const MAX_LENGTH = 40
const INCHES_PER_FOOT = 12
/** Below what anybody measures: noise of 2.54 in binary. */
const NOISE_CM = 1e-6

const NUMBER = String.raw`(\d{1,9}(?:\.\d{1,3})?)`
const FEET = `(?:ft\\.?|feet|foot|फिट|फुट|['’′])`
const INCHES = `(?:in\\.?|inch|inches|इन्च|इञ्च|["”″]|''|’’|′′)`
const IMPERIAL = new RegExp(`^${NUMBER}${FEET}(?:${NUMBER}${INCHES}?)?$`)
const INCHES_ALONE = new RegExp(`^${NUMBER}${INCHES}$`)
const METRIC = new RegExp(`^${NUMBER}([a-z]{1,11}|\\p{L}[\\p{L}\\p{M}.]{1,14})?$`, 'u')

const cmPerUnit = new Map<string, number>([
  ...units(1, 'cm cms centimeter centimeters centimetre centimetres सेमी से.मी. से.मि. सेन्टिमिटर सेन्टीमिटर'),
  ...units(100, 'm meter meters metre metres मिटर मीटर मि.'),
  ...units(0.1, 'mm millimeter millimeters millimetre millimetres मिमी मि.मि. मिलिमिटर'),
])

function units(cm: number, words: string): [string, number][] {
  return words.split(' ').map((word) => [word, cm])
}

/** Whole centimeters, or what is wrong with the text: `unclear` is neither a number nor a number with a known unit. */
export type ReadMeasure = { cm: number } | { problem: 'empty' | 'unclear' | 'too-small' | 'too-large' }

/**
 * Reads a measure as people write it: `203`, `203.5 cm`, `2.03 m`, `6 ft 8 in`, `6'8"`, `80 in`, each also in Devanagari.
 * A number without a unit is centimeters. Feet may be followed by up to 11.999 inches.
 *
 * @param bounds   whole centimeters
 * @param rounded  down for a passage and up for a piece, so that rounding never makes anything fit
 */
export function readMeasure(
  text: string,
  bounds: { least: number; most: number },
  rounded: 'down' | 'up',
): ReadMeasure {
  const exact = exactIn(text)
  if (typeof exact !== 'number') return exact
  const cm = rounded === 'down' ? Math.floor(exact + NOISE_CM) : Math.ceil(exact - NOISE_CM)
  if (cm < bounds.least) return { problem: 'too-small' }
  return cm > bounds.most ? { problem: 'too-large' } : { cm }
}

export type MeasureProblem = Extract<ReadMeasure, { problem: string }>['problem']

/** The same in the nearest whole millimeter, for lengths that are added up; `bounds` are millimeters as well. */
export function readMillimeters(
  text: string,
  bounds: { least: number; most: number },
): { mm: number } | { problem: MeasureProblem } {
  const exact = exactIn(text)
  if (typeof exact !== 'number') return exact
  const mm = Math.round(10 * exact)
  if (mm < bounds.least) return { problem: 'too-small' }
  return mm > bounds.most ? { problem: 'too-large' } : { mm }
}

/** Centimeters. */
function exactIn(text: string): number | { problem: 'empty' | 'unclear' } {
  const tidy = text.trim().toLowerCase()
  if (tidy === '') return { problem: 'empty' }
  return (tidy.length > MAX_LENGTH ? null : exactCm(latinDigits(tidy))) ?? { problem: 'unclear' }
}

function exactCm(text: string): number | null {
  // `6 8` may mean feet and inches, or a slip within 68.
  if (/\d\s+[\d.]/.test(text)) return null
  const dense = text.replaceAll(/\s/g, '')
  const imperial = IMPERIAL.exec(dense)
  if (imperial) {
    const inches = Number(imperial[2] ?? 0)
    return inches < INCHES_PER_FOOT ? (Number(imperial[1]) * INCHES_PER_FOOT + inches) * CM_PER_INCH : null
  }
  const alone = INCHES_ALONE.exec(dense)
  if (alone) return Number(alone[1]) * CM_PER_INCH
  const [, number, unit = 'cm'] = METRIC.exec(dense) ?? []
  const cm = cmPerUnit.get(unit)
  return number === undefined || cm === undefined ? null : Number(number) * cm
}
