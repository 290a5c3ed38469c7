import { ORDER_NUMBER_CHARACTERS, parseOrderNumber, parseTicketNumber } from './order-number.ts'

/** 80 bits, which nobody guesses through our limits. */
export const SHORT_KEY_LENGTH = 16
/** Lowercase: phones link all of it, and no letter looks like another. */
export const SHORT_KEY_LETTERS = ORDER_NUMBER_CHARACTERS.toLowerCase()

const TOKEN = /^(t?)(\d{6}-[0-9A-Z]{8})-([0-9a-z]{16})$/
/** The first letter of a ticket's token. */
const OF_TICKET = 't'

/**
 * Returns the end of a link in an SMS, where each character costs money: `261125-7F3K9Q2M-8k3j5m2n9p4q7r6s` for an order,
 * with a `t` before it for a ticket.
 *
 * @param number  of an order or a ticket
 * @param key     SHORT_KEY_LENGTH letters
 */
export function shortToken(number: string, key: string): string {
  const [kind, day, lot] = number.split('-')
  return `${kind === 'KT' ? OF_TICKET : ''}${day}-${lot}-${key}`
}

/** Parses the end of a link; null for any other text. */
export function parseShortToken(token: string): { kind: 'order' | 'ticket'; number: string; key: string } | null {
  const [, letter, rest, key] = TOKEN.exec(token) ?? []
  if (rest === undefined || key === undefined) return null
  const kind = letter === OF_TICKET ? 'ticket' : 'order'
  const number = kind === 'ticket' ? parseTicketNumber(`KT-${rest}`) : parseOrderNumber(`KA-${rest}`)
  return number === null ? null : { kind, number, key }
}
