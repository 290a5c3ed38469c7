import { ORDER_NUMBER_CHARACTERS } from '../orders/order-number.ts'
import { latinDigits } from '../text.ts'

/** Crockford's base32, of which 16 characters are 80 random bits. */
export const CREDIT_CODE_CHARACTERS = ORDER_NUMBER_CHARACTERS
export const CREDIT_CODE_LENGTH = 16
/** The part of a code that the shop keeps and shows. */
export const CREDIT_CODE_SHOWN = 4
/** What a form accepts: a code with blanks and dashes around it. */
export const MAX_CREDIT_CODE_LENGTH = 40

const LOOKALIKES: Record<string, string> = { I: '1', L: '1', O: '0' }
const GROUP = /.{4}(?=.)/g

/** Returns a code as people type it: without blanks and dashes, in capitals; null for what cannot be one. */
export function parseCreditCode(typed: string): string | null {
  const plain = latinDigits(typed)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll(/[ILO]/g, (letter) => LOOKALIKES[letter] ?? letter)
  const isCode =
    plain.length === CREDIT_CODE_LENGTH && [...plain].every((letter) => CREDIT_CODE_CHARACTERS.includes(letter))
  return isCode ? plain : null
}

/** Returns a code in groups of four, such as `7K2M-9QXT-04HB-PZ3W`. */
export function formatCreditCode(code: string): string {
  return code.replaceAll(GROUP, (group) => `${group}-`)
}
