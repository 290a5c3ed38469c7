import { latinDigits } from './digits.ts'

/** What furniture can be made of to a shopper's size, the usual one first. */
export const customMaterials = ['Wood', 'Metal', 'Glass', 'Plastic'] as const
export type CustomMaterial = (typeof customMaterials)[number]

/** From a drawer knob to a wall of shelves: outside it a figure is a slip, such as millimetres. */
export const CUSTOM_SIZE_CM = { least: 1, most: 1000 }

/** UTF-16 units, as `maxlength` of an input counts. */
export const MAX_CUSTOM_NAME_LENGTH = 100
/** As long as it may be so that the whole request still fits into the address of a message. */
export const MAX_CUSTOM_INSTRUCTIONS_LENGTH = 500

/** Centimetres with at most one decimal, in Latin or Devanagari digits; null for anything else. */
export function parseCustomCentimetres(text: string): number | null {
  const digits = latinDigits(text.trim())
  if (!/^\d{1,4}(\.\d)?$/.test(digits)) return null
  const centimetres = Number(digits)
  return centimetres >= CUSTOM_SIZE_CM.least && centimetres <= CUSTOM_SIZE_CM.most ? centimetres : null
}
