import { CM_PER_INCH, type LengthUnit } from '../catalog/length-units.ts'
import { latinDigits } from '../text.ts'
import { type MeasureProblem, type ReadMeasure, readMeasure, readMillimeters } from './measure-input.ts'

/** A length as typed: in one field, or in two for feet and inches, of which one may stay blank. */
export type TypedLength = { cm: string } | { feet: string; inches: string }

/** Longer than any measure with its words. */
export const MAX_TYPED_LENGTH = 30
const INCHES_PER_FOOT = 12
/** What a person cannot measure is no sign of a slip, so it is enough that every length converts. */
const ANY_CM = { least: 0, most: 10_000 }

/** Reads a typed length; see `readMeasure`. A field for feet or inches also takes a whole measure, such as `6'8"`. */
export function readLength(
  typed: TypedLength | undefined,
  bounds: { least: number; most: number },
  rounded: 'down' | 'up',
): ReadMeasure {
  return typed ? readMeasure(textOf(typed), bounds, rounded) : { problem: 'empty' }
}

/** The same in the nearest whole millimeter; see `readMillimeters`. */
export function readLengthMm(
  typed: TypedLength | undefined,
  bounds: { least: number; most: number },
): { mm: number } | { problem: MeasureProblem } {
  return typed ? readMillimeters(textOf(typed), bounds) : { problem: 'empty' }
}

/** Returns a length as a person would type it: to the millimeter, or to a tenth of an inch. */
export function typedMm(mm: number, unit: LengthUnit): TypedLength {
  if (unit === 'cm') return { cm: String(mm / 10) }
  const tenths = Math.round(mm / CM_PER_INCH)
  const feet = Math.floor(tenths / (10 * INCHES_PER_FOOT))
  return { feet: String(feet), inches: String((tenths - feet * 10 * INCHES_PER_FOOT) / 10) }
}

function textOf(typed: TypedLength): string {
  if ('cm' in typed) return typed.cm
  const [feet, inches] = [typed.feet.trim(), typed.inches.trim()]
  return [feet && withUnit(feet, 'ft'), inches && withUnit(inches, 'in')].filter(Boolean).join(' ')
}

/** A number alone is of the field's unit; anything else says its own. */
function withUnit(text: string, unit: string): string {
  return /^[\d.]+$/.test(latinDigits(text)) ? `${text} ${unit}` : text
}

/**
 * Returns a length in a unit: as it was typed, or converted and never larger. What cannot be read is blank in the other
 * unit, and stays as typed until somebody changes it there.
 */
export function lengthIn(typed: TypedLength | undefined, unit: 'cm'): { cm: string }
export function lengthIn(typed: TypedLength | undefined, unit: 'ft'): { feet: string; inches: string }
export function lengthIn(typed: TypedLength | undefined, unit: LengthUnit): TypedLength {
  if (typed && (unit === 'cm') === 'cm' in typed) return typed
  const read = readLength(typed, ANY_CM, 'down')
  if (unit === 'cm') return { cm: 'cm' in read ? String(read.cm) : '' }
  if (!('cm' in read)) return { feet: '', inches: '' }
  const tenths = Math.floor((10 * read.cm) / CM_PER_INCH)
  const feet = Math.floor(tenths / (10 * INCHES_PER_FOOT))
  return { feet: String(feet), inches: String((tenths - feet * 10 * INCHES_PER_FOOT) / 10) }
}
