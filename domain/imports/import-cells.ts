import { MAX_PRODUCT_PICTURES } from '../catalog/product.ts'
import { packagesText, readPackages } from '../catalog/packages.ts'
import { latinDigits } from '../text.ts'

/** The longest that any yes, no or number is. What is longer is not read further. */
const MAX_SHORT_LENGTH = 60

/** A cell as it is compared and kept: '' is nothing. */
type ReadCell = { value: string } | { problem: string }
export type CellReader = (typed: string) => ReadCell

/** What is typed to empty something: a blank cell leaves it as it is. */
export const CLEAR_WORD = '(empty)'

const flags: ReadonlyMap<string, string> = new Map([
  ...['yes', 'true', '1', 'हो'].map((word) => [word, 'yes'] as const),
  ...['no', 'false', '0', 'होइन'].map((word) => [word, 'no'] as const),
])

/** Text of one or several lines, without blanks at its ends. Reading the file has composed its letters (read-table.ts). */
export function text(most: number, { isOneLine = false } = {}): CellReader {
  return (typed) => {
    const value = typed.replaceAll(/\r\n?/g, '\n').trim()
    if (value.length > most) return { problem: `Is longer than ${most} characters` }
    return isOneLine && value.includes('\n') ? { problem: 'Must be one line' } : { value }
  }
}

export function matching(pattern: RegExp, most: number, problem: string): CellReader {
  return (typed) => {
    const value = typed.trim()
    return value === '' || (value.length <= most && pattern.test(value)) ? { value } : { problem }
  }
}

/** A whole number: with or without commas, in Devanagari too, `Nrs.` before it where it is money. */
export function whole(least: number, most: number): CellReader {
  return (typed) => {
    const plain = plainNumber(typed)
    if (plain === '') return { value: '' }
    if (!/^-?\d{1,15}(\.0+)?$/.test(plain)) return { problem: 'Must be a whole number' }
    return between(Number(plain), least, most)
  }
}

/** A number with at most one digit behind the point. */
export function tenths(least: number, most: number): CellReader {
  return (typed) => {
    const plain = plainNumber(typed)
    if (plain === '') return { value: '' }
    if (!/^-?\d{1,15}(\.\d0*)?$/.test(plain)) return { problem: 'Must be a number with at most one decimal' }
    return between(Number(plain), least, most)
  }
}

export const flag: CellReader = (typed) => {
  const value = flags.get(latinDigits(typed.trim().slice(0, MAX_SHORT_LENGTH)).toLowerCase())
  return value === undefined ? { problem: 'Must be yes or no' } : { value }
}

/** Names in one cell: those of pictures. */
export const MAX_NAMES = MAX_PRODUCT_PICTURES

/** Names with `|` between them. */
export const names: CellReader = (typed) => {
  const named = typed.split('|', MAX_NAMES + 1)
  if (named.length > MAX_NAMES) return { problem: `Has more than ${MAX_NAMES} names: please leave some out` }
  const value = named.map((name) => name.trim()).filter((name) => name !== '')
  return { value: value.join(' | ') }
}

/** Packages, in the one way in which an export writes them. */
export const packages: CellReader = (typed) => {
  const read = readPackages(typed)
  return 'problem' in read ? read : { value: packagesText(read.packages) }
}

function plainNumber(typed: string): string {
  const trimmed = typed.trim()
  if (trimmed.length > MAX_SHORT_LENGTH) return trimmed
  return latinDigits(trimmed)
    .replace(/^(nrs\.?|rs\.?|रु\.?)\s*/i, '')
    .replaceAll(/[,\s]/g, '')
}

function between(number: number, least: number, most: number): ReadCell {
  if (number < least) return { problem: `Must be at least ${least}` }
  if (number > most) return { problem: `Must be at most ${most}` }
  return { value: String(number) }
}
