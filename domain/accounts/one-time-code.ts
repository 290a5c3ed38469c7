import type { AccountProblem } from './account-problems.ts'
import { latinDigits } from '../text.ts'

/** Number of digits of a code sent by mail. */
export const CODE_LENGTH = 6
export const CODE_VALID_MINUTES = 10
/** Number of tries for one code, the right one included. */
export const CODE_TRIES = 5
/** Between two codes for the same purpose to one e-mail address. */
export const CODE_RESEND_AFTER_S = 60
/** Codes that one network, or one device known to the account, may request for an email address within an hour. */
export const CODES_AN_HOUR = 5
/**
 * Codes that everybody together may request for an email address, except devices known to its account. They bound how
 * often strangers can guess (5 tries of 1,000,000 for each code) and how many mails they can cause.
 */
export const CODES_OF_ALL_AN_HOUR = 20
export const CODES_OF_ALL_A_DAY = 50

/**
 * The code in what was typed or pasted: letters and digits, Devanagari digits as Latin ones. Where exactly six digits
 * stand in a sentence, they are the code.
 */
export function codeIn(text: string): string {
  const latin = latinDigits(text)
  const [, digits] = new RegExp(`(?<!\\d)(\\d{${CODE_LENGTH}})(?!\\d)`).exec(latin) ?? []
  return digits ?? latin.replaceAll(/[^0-9A-Za-z]/g, '').slice(0, CODE_LENGTH)
}

/** The problem of a code's form, before it is compared with the right one. */
export function codeProblem(code: string): AccountProblem | undefined {
  return codeIn(code).length < CODE_LENGTH ? 'code' : undefined
}
