import { fromBikramSambat, type CalendarYears } from '../calendar/bikram-sambat.ts'
import { latinDigits } from '../text.ts'
import { PAISA } from './reconciliation.ts'

/** Years from here on are of Bikram Sambat: its 2070 began in 2013, and nobody brings statements of 2070 AD. */
const FIRST_BIKRAM_SAMBAT_YEAR = 2070
const FIRST_YEAR = 2010
/** Ten billion rupees, far below what a number holds exactly in paisa. */
const MAX_RUPEES = 10_000_000_000

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

type Read<Value> = { value: Value } | { problem: string }

/**
 * Reads a day as statements write it: `2026-11-24`, `24/11/2026`, `24-Nov-2026`, `2083.08.09`; a time after it is left
 * out. With numbers alone the day comes before the month, as everywhere in Nepal. The year tells the calendar.
 *
 * @returns the Gregorian day, `2026-11-24`
 */
export function readDay(cell: string, years: CalendarYears): Read<string> {
  const parts = dayParts(latinDigits(cell).trim())
  if (!parts) return { problem: 'Is no date such as 2026-11-24 or 24/11/2026' }
  const { year, month, day } = parts
  const iso = `${year}-${two(month)}-${two(day)}`
  if (year >= FIRST_BIKRAM_SAMBAT_YEAR) {
    const gregorian = fromBikramSambat({ year, month, day }, years)
    return gregorian === null ? { problem: `The calendar has no day ${iso}` } : { value: gregorian }
  }
  return year >= FIRST_YEAR && isDay(iso) ? { value: iso } : { problem: `There is no day ${iso}` }
}

function dayParts(text: string): { year: number; month: number; day: number } | undefined {
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  if (yearFirst) return numbers(yearFirst[1], yearFirst[2], yearFirst[3])
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(text)
  if (dayFirst) return numbers(dayFirst[3], dayFirst[2], dayFirst[1])
  const named = /^(\d{1,2})[- ]([A-Za-z]{3})[a-z]{0,6}[-, ]{1,2}(\d{4})(?!\d)/.exec(text)
  const month = MONTHS.indexOf(named?.[2]?.toLowerCase() ?? '') + 1
  return named && month > 0 ? numbers(named[3], String(month), named[1]) : undefined
}

function numbers(year = '', month = '', day = '') {
  return { year: Number(year), month: Number(month), day: Number(day) }
}

function isDay(iso: string): boolean {
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** What stands around the digits of an amount: the currency, and debit or credit. */
const CURRENCY = /^(?:NPR|NRs?|Rs|रु|रू)\.?\s*/i
const SIDE = /\(?(cr|dr|credit|debit)\.?\)?$/i
/** Groups of two or three digits after commas, so that `1,5` is not read as 15, and at most two decimals. */
const DIGITS = /^\d{1,12}(?:\.\d{1,2}0*)?$/
const GROUPED = /^\d{1,3}(?:,\d{2,3}){0,5},\d{3}(?:\.\d{1,2}0*)?$/

/**
 * Reads an amount: `1,23,456.50`, `Rs. 500`, `(500)`, `-500`, `500 Dr`, `१,२३४`. A dash or nothing is no amount.
 *
 * @returns paisa, negative for a debit; null for an empty cell
 */
export function readPaisa(cell: string): Read<number | null> {
  const text = latinDigits(cell).replaceAll('\u2212', '-').trim()
  if (text === '' || /^[-–—]+$/.test(text)) return { value: null }
  const side = SIDE.exec(text)?.[1]?.toLowerCase()
  let rest = side === undefined ? text : text.replace(SIDE, '').trim()
  const isBracketed = rest.startsWith('(') && rest.endsWith(')')
  if (isBracketed) rest = rest.slice(1, -1).trim()
  const beforeSign = rest.replace(CURRENCY, '')
  const sign = /^[-+]/.exec(beforeSign)?.[0]
  const digits = (sign ? beforeSign.slice(1).trim().replace(CURRENCY, '') : beforeSign).trim()
  if (!DIGITS.test(digits) && !GROUPED.test(digits)) return { problem: 'Is no amount such as 12,500.00' }
  const [whole = '', decimals = ''] = digits.replaceAll(',', '').split('.')
  if (Number(whole) > MAX_RUPEES) return { problem: 'Is too large for an amount' }
  const paisa = Number(whole) * PAISA + Number(decimals.slice(0, 2).padEnd(2, '0'))
  const isDebit = sign === '-' || isBracketed || side?.startsWith('d') === true
  return { value: isDebit && paisa > 0 ? -paisa : paisa }
}
