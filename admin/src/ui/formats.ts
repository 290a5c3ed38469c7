import { nepalDay } from '#domain/delivery-estimate.ts'
import { englishFormats } from '#domain/english-formats.ts'

const DAY_MS = 86_400_000

/** An instant in Nepal's time, as `4 Mar 2026, 16:42`; a dash for none. */
export function whenText(instant: string | null): string {
  if (instant === null) return '–'
  return `${englishFormats.shortDate(instant)}, ${englishFormats.time(instant)}`
}

export const moneyText = englishFormats.money

/** The day it is in Nepal, `2026-11-24`, or some days later. */
export function nepalToday(later = 0): string {
  return nepalDay(new Date(Date.now() + later * DAY_MS))
}
