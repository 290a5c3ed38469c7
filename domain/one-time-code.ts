import type { AccountProblem } from './account-problems.ts'
import { latinDigits } from './digits.ts'

/** Digits of a code that a mail carries. */
export const CODE_LENGTH = 6
export const CODE_VALID_MINUTES = 10
/** Wrong entries, the right one included, after which a code is dead. */
export const CODE_TRIES = 5
/** Between two codes for the same purpose to one e-mail address. */
export const CODE_RESEND_AFTER_S = 60
/** Codes to one e-mail address, whatever for. */
export const CODES_AN_HOUR = 5

/**
 * The code in what was typed or pasted: letters and digits, Devanagari digits as Latin ones. Where exactly six digits
 * stand in a sentence, they are the code.
 */
export function codeIn(text: string): string {
  const latin = latinDigits(text)
  const [, digits] = new RegExp(`(?<!\\d)(\\d{${CODE_LENGTH}})(?!\\d)`).exec(latin) ?? []
  return digits ?? latin.replaceAll(/[^0-9A-Za-z]/g, '').slice(0, CODE_LENGTH)
}

/** What is wrong with a code before anybody looks whether it is the right one. */
export function codeProblem(code: string): AccountProblem | undefined {
  return codeIn(code).length < CODE_LENGTH ? 'code' : undefined
}
