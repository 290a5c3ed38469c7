import { englishFormats } from '#domain/english-formats.ts'

/** An instant in Nepal's time, as `4 Mar 2026, 16:42`; a dash for none. */
export function whenText(instant: string | null): string {
  if (instant === null) return '–'
  return `${englishFormats.shortDate(instant)}, ${englishFormats.time(instant)}`
}

export const moneyText = englishFormats.money
