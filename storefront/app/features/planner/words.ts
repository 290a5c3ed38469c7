import type { LengthUnit } from '#domain/catalog/length-units.ts'
import type { PlannedPiece } from '#domain/planner/plan.ts'
import { lengthText } from '../passages/length-text.ts'
import type { Text } from '../../messages/text.ts'

/** What every sentence about a plan needs. */
export type Words = { text: Text; unit: LengthUnit }

/** A length to whole centimeters or inches. */
export function mmText({ text, unit }: Words, mm: number): string {
  return lengthText(text, unit, Math.round(mm / 10))
}

/** A length to a millimeter, or to a tenth of an inch below a foot. */
export function exactText({ text, unit }: Words, mm: number): string {
  return lengthText(text, unit, mm / 10)
}

/** `153 cm × 65 cm`, as seen from above. */
export function floorText(words: Words, { width, depth }: Pick<PlannedPiece, 'width' | 'depth'>): string {
  return words.text('length.by', { width: mmText(words, width), length: mmText(words, depth) })
}

/** Walls have letters in the drawing: A, B, C. */
export function wallLetter(wall: number): string {
  return String.fromCodePoint('A'.codePointAt(0)! + wall)
}
