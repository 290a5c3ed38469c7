import { latinDigits } from '../text.ts'

/** Crockford's base32: no I, L, O, U, so that nobody misreads one. */
export const ORDER_NUMBER_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const ORDER_NUMBER_LOT_LENGTH = 8
/** Number of an order, of a custom request, or of a ticket. */
type NumberKind = 'KA' | 'KC' | 'KT'

const LOOKALIKES: Record<string, string> = { I: '1', L: '1', O: '0' }

/**
 * Returns the number under which a shopper finds an order: the day and 40 random bits, which nobody can guess.
 *
 * @param day  in Nepal, as `2026-11-21`
 * @param lot  eight of ORDER_NUMBER_CHARACTERS
 */
export function orderNumber(day: string, lot: string): string {
  return numberOf('KA', day, lot)
}

/** Returns the number of a request for a custom piece. */
export function customNumber(day: string, lot: string): string {
  return numberOf('KC', day, lot)
}

/** Returns the number of a ticket. */
export function ticketNumber(day: string, lot: string): string {
  return numberOf('KT', day, lot)
}

function numberOf(kind: NumberKind, day: string, lot: string): string {
  return `${kind}-${day.slice(2).replaceAll('-', '')}-${lot}`
}

/**
 * Parses an order number in any case, with spaces, O for 0 or Devanagari digits, and without KA, as the link in our SMS has
 * it; null if it is none.
 */
export function parseOrderNumber(text: string): string | null {
  return parseNumber('KA', text) ?? parseNumber('KA', `KA${text}`)
}

export function parseCustomNumber(text: string): string | null {
  return parseNumber('KC', text)
}

export function parseTicketNumber(text: string): string | null {
  return parseNumber('KT', text)
}

function parseNumber(kind: NumberKind, text: string): string | null {
  const typed = latinDigits(text)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
  const [, day, lot] = new RegExp(`^${kind}(\\d{6})([0-9A-Z]{8})$`).exec(typed) ?? []
  if (day === undefined || lot === undefined) return null
  const read = lot.replaceAll(/[ILO]/g, (character) => LOOKALIKES[character] ?? character)
  return [...read].every((character) => ORDER_NUMBER_CHARACTERS.includes(character)) ? `${kind}-${day}-${read}` : null
}
