import { CM_PER_INCH, feetAndInches, type LengthUnit } from '#domain/catalog/length-units.ts'
import type { Text } from '../../messages/text.ts'

const CM_PER_FOOT = 12 * CM_PER_INCH

/** Formats a length: `183 cm`, or `6 ft`, `6 ft 8 in`, and below a foot to a tenth of an inch. */
export function lengthText(text: Text, unit: LengthUnit, cm: number): string {
  if (unit === 'cm') return text('length.centimetres', { cm })
  if (cm < CM_PER_FOOT) return text('length.inches', { inches: Math.round((10 * cm) / CM_PER_INCH) / 10 })
  const { feet, inches } = feetAndInches(cm)
  return inches === 0 ? text('length.feet', { feet }) : text('length.feet-inches', { feet, inches })
}
