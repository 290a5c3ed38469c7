import { latinDigits } from '#domain/digits.ts'
import { groupLakhs } from '#domain/money.ts'

/** The most that the database keeps. */
const MAX_RUPEES = 2_147_483_647

/** A number for what was typed, null for nothing, or the text itself where it is no whole sum. */
export function readRupees(text: string): number | string | null {
  const plain = latinDigits(text).replaceAll(/[\s,]/g, '')
  if (plain === '') return null
  return /^\d{1,10}$/.test(plain) ? Number(plain) : text
}

/** What is wrong with what `readRupees` gave. */
export function rupeesProblem(value: unknown): string | undefined {
  if (typeof value === 'string') return 'Write whole rupees, such as 12500'
  if (typeof value === 'number' && value > MAX_RUPEES) return `At most ${groupLakhs(MAX_RUPEES)}`
  return undefined
}
