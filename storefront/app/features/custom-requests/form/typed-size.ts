import { readMillimeters } from '#domain/passages/measure-input.ts'
import { CUSTOM_SIZE_CM } from '#domain/custom-requests/request-form.ts'

/** As long as anybody writes a measure. */
export const MAX_SIZE_LENGTH = 40
const SIZE_MM = { least: 10 * CUSTOM_SIZE_CM.least, most: 10 * CUSTOM_SIZE_CM.most }

/** Whether a size is a number alone, which a number field can hold. */
export function isNumber(typed: string): boolean {
  return /^(\d+(\.\d+)?)?$/.test(typed)
}

/**
 * Returns a size in centimeters, to the millimeter, if it was typed with a unit such as `5 ft 6 in`. A number alone stays
 * as it is, and so does what cannot be read, which the form then refuses.
 */
export function sizeInCentimeters(typed: string): string {
  if (isNumber(typed)) return typed
  const read = readMillimeters(typed, SIZE_MM)
  return 'mm' in read ? String(read.mm / 10) : typed
}
