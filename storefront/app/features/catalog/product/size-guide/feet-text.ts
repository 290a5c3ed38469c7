import { feetAndInches } from '#domain/catalog/sizes.ts'
import type { Text } from '../../../../messages/text.ts'

/** Formats `183` as `6 ft`, `200` as `6 ft 7 in`, `26` as `10 in`. */
export function feetText(text: Text, centimetres: number): string {
  const { feet, inches } = feetAndInches(centimetres)
  if (feet === 0) return text('length.inches', { inches })
  return inches === 0 ? text('length.feet', { feet }) : text('length.feet-inches', { feet, inches })
}
