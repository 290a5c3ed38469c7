import { endOfNepalDay } from '../nepal-time.ts'
import type { Rupees } from '../money.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long a deposit is waited for, as long as the offer holds; but never shorter than a bank needs. */
export const DEPOSIT_WITHIN_MS = 7 * DAY_MS
const DEPOSIT_NOT_BEFORE_MS = DAY_MS

/** Limits of a quote. */
export const MAX_CUSTOM_WEEKS = 52
export const MAX_QUOTE_NOTE_LENGTH = 1_000
export const MAX_CUSTOM_REASON_LENGTH = 500

/** The share of the total that is paid before the work begins. */
export const DEPOSIT_SHARE = 0.5

/** The deposit, a half rupee rounded up, so that the balance is never more. */
export function depositOf(total: Rupees): Rupees {
  return Math.ceil(total * DEPOSIT_SHARE)
}

/**
 * Whether an offer can be accepted: until midnight in Nepal at the end of its last day.
 *
 * @param validUntil  a day in Nepal, as `2026-11-24`
 */
export function isQuoteOpen(validUntil: string, now: Date): boolean {
  return now < endOfNepalDay(validUntil)
}

/** Until when the deposit of a piece has to arrive that was ordered at `now`. */
export function depositBy(now: Date, validUntil: string): Date {
  const latest = Math.min(now.getTime() + DEPOSIT_WITHIN_MS, endOfNepalDay(validUntil).getTime())
  return new Date(Math.max(latest, now.getTime() + DEPOSIT_NOT_BEFORE_MS))
}
