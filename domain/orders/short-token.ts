import { ORDER_NUMBER_CHARACTERS, parseOrderNumber } from './order-number.ts'

/** 80 bits, which nobody guesses through our limits. */
export const SHORT_KEY_LENGTH = 16
/** Lowercase: phones link all of it, and no letter looks like another. */
export const SHORT_KEY_LETTERS = ORDER_NUMBER_CHARACTERS.toLowerCase()

const PREFIX = 'KA-'
const TOKEN = /^(\d{6}-[0-9A-Z]{8})-([0-9a-z]{16})$/

/**
 * Returns the end of an order's link in an SMS, where each character costs money: `261125-7F3K9Q2M-8k3j5m2n9p4q7r6s`.
 *
 * @param key  SHORT_KEY_LENGTH letters
 */
export function shortToken(number: string, key: string): string {
  return `${number.slice(PREFIX.length)}-${key}`
}

/** Parses the end of a link; null for any other text. */
export function parseShortToken(token: string): { number: string; key: string } | null {
  const [, rest, key] = TOKEN.exec(token) ?? []
  const number = rest === undefined ? null : parseOrderNumber(PREFIX + rest)
  return number === null || key === undefined ? null : { number, key }
}
