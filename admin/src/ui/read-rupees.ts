import { latinDigits } from '#domain/text.ts'
import { t } from '../language/t.ts'

/** Maximum of the database's integer column. */
const MAX_RUPEES = 2_147_483_647

/** Parses an amount: a number, null for an empty text, or the text itself if it is not a whole number. */
export function readRupees(text: string): number | string | null {
  const plain = latinDigits(text).replaceAll(/[\s,]/g, '')
  if (plain === '') return null
  return /^\d{1,10}$/.test(plain) ? Number(plain) : text
}

/** Returns the error for a result of `readRupees`, or undefined if it is valid. */
export function rupeesProblem(value: unknown): string | undefined {
  if (typeof value === 'string') return t('Enter whole rupees, such as 12500')
  if (typeof value === 'number' && value > MAX_RUPEES) return t('At most %{most}', { most: MAX_RUPEES })
  return undefined
}
