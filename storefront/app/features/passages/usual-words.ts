import { type AccessField, usualCmOf } from '#domain/passages/typed-access.ts'
import type { LengthUnit } from '#domain/catalog/length-units.ts'
import type { Text } from '../../messages/text.ts'
import { lengthText } from './length-text.ts'

/** Names the usual heights of some fields: `Door height 200 cm, Lift height inside 210 cm`. */
export function usualHeightsText(text: Text, unit: LengthUnit, fields: readonly AccessField[]): string {
  const heights = fields.flatMap((field) => {
    const cm = usualCmOf(field)
    const measure = cm !== undefined && lengthText(text, unit, cm)
    return measure ? text('passages.usual.height', { field: text(`passages.field.${field}`), measure }) : []
  })
  return heights.join(', ')
}
