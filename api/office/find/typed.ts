import { parseMobile } from '#domain/accounts/phone.ts'
import { isBroken, searchWords } from '#domain/catalog/search-words.ts'
import { isId } from '#domain/id.ts'
import { parseCustomNumber, parseOrderNumber, parseTicketNumber } from '#domain/orders/order-number.ts'
import { latinDigits } from '#domain/text.ts'

const MOST_WORDS = 5
const FEWEST_CHARACTERS = 2
const MAX_SEQUENCE = 2_147_483_647

/** What a typed text can mean. */
export type Typed = {
  /** Lower case, digits in Latin; an email address is one word. */
  words: string[]
  /** Whole numbers, in any spelling; null when it is none. */
  order: string | null
  custom: string | null
  ticket: string | null
  /** As `parseMobile` returns it. */
  phone: string | null
  /** As the shop writes it: upper case, hyphens between its parts. */
  sku: string | null
  productId: number | null
  /** `fiscalYear` is null for the bare sequence of an invoice, such as 123 of 2083/84-000123. */
  invoice: { fiscalYear: string | null; sequence: number } | null
  /** The last part of a number, with the letters that people misread put right; null where there are none. */
  lot: string | null
}

/** Reads a typed text; undefined when it is too short or broken. */
export function readTyped(q: string): Typed | undefined {
  const text = latinDigits(q.trim())
  if (isBroken(q) || [...text].length < FEWEST_CHARACTERS) return undefined
  const words = text.includes('@') ? [text.toLowerCase()] : searchWords(text).slice(0, MOST_WORDS)
  if (words.length === 0) return undefined
  const sku = text
    .toUpperCase()
    .split(/[\s\p{Pd}]+/u)
    .filter(Boolean)
    .join('-')
  return {
    words,
    order: parseOrderNumber(text),
    custom: parseCustomNumber(text),
    ticket: parseTicketNumber(text),
    phone: parseMobile(text),
    sku: /^[A-Z0-9-]+$/.test(sku) ? sku : null,
    productId: isId(text) ? Number(text) : null,
    invoice: invoiceIn(text),
    lot: misreadLot(text),
  }
}

/** `2083/84-000123`, `208384 123`, and the bare sequence. */
function invoiceIn(text: string): Typed['invoice'] {
  const [, year, next, digits] = /^(?:(\d{4})\/?(\d{2})[\s\p{Pd}]+)?(\d{1,10})$/u.exec(text) ?? []
  const sequence = Number(digits)
  if (digits === undefined || sequence < 1 || sequence > MAX_SEQUENCE) return null
  return { fiscalYear: year === undefined ? null : `${year}/${next}`, sequence }
}

/** Numbers have no I, L and O (domain/orders/order-number.ts). */
function misreadLot(text: string): string | null {
  const lot = text.toUpperCase()
  if (!/^(?=.*\d)[0-9A-Z]{4,8}$/.test(lot) || !/[ILO]/.test(lot)) return null
  return lot.replaceAll(/[IL]/g, '1').replaceAll('O', '0')
}
