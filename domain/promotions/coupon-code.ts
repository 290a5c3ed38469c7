import { latinDigits } from '../digits.ts'

/** A code as it is kept, however it was typed: in capitals and Latin digits, without spaces and dashes. */
export function couponCode(text: string): string {
  return latinDigits(text)
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
}
