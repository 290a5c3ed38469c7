import { packagesText, readPackages } from '../catalog/packages.ts'
import { hasPiledMarks, latinDigits } from '../text.ts'

/** A cell as it is compared and kept: '' is nothing. */
type ReadCell = { value: string } | { problem: string }
export type CellReader = (typed: string) => ReadCell

/** What is typed to empty something: a blank cell leaves it as it is. */
export const CLEAR_WORD = '(empty)'

const flags: Record<string, string> = {
  yes: 'yes',
  true: 'yes',
  '1': 'yes',
  हो: 'yes',
  no: 'no',
  false: 'no',
  '0': 'no',
  होइन: 'no',
}

/** Text of one or several lines, without blanks at its ends. */
export function text(most: number, { isOneLine = false } = {}): CellReader {
  return (typed) => {
    if (hasPiledMarks(typed)) return { problem: 'Has too many accents on one letter' }
    const value = typed.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()
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
  const value = flags[latinDigits(typed).trim().toLowerCase()]
  return value === undefined ? { problem: 'Must be yes or no' } : { value }
}

/** Names with `|` between them. */
export const names: CellReader = (typed) => ({
  value: typed
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join(' | '),
})

/** Packages, in the one way in which an export writes them. */
export const packages: CellReader = (typed) => {
  const read = readPackages(typed)
  return 'problem' in read ? read : { value: packagesText(read.packages) }
}

function plainNumber(typed: string): string {
  return latinDigits(typed)
    .trim()
    .replace(/^(nrs\.?|rs\.?|रु\.?)\s*/i, '')
    .replaceAll(/[,\s]/g, '')
}

function between(number: number, least: number, most: number): ReadCell {
  if (number < least) return { problem: `Must be at least ${least}` }
  if (number > most) return { problem: `Must be at most ${most}` }
  return { value: String(number) }
}
