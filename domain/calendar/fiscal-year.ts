import type { BikramSambatDay } from './bikram-sambat.ts'

/** Shrawan: Nepal's fiscal year begins on its first day and ends with Ashadh. */
const FIRST_MONTH = 4

/** The fiscal year of a day, as it is written: `2083/84`. */
export function fiscalYearOf({ year, month }: BikramSambatDay): string {
  const begins = month >= FIRST_MONTH ? year : year - 1
  return `${begins}/${String((begins + 1) % 100).padStart(2, '0')}`
}
