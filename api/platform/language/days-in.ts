import type { DayRange } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Language } from '#domain/language/languages.ts'
import { formatsOf } from './localized.ts'

/** Returns the parameters of a text that names business days: `10-20`, and the number that decides their plural. */
export function daysIn(language: Language, { min, max }: DayRange): { range: string; max: number } {
  const { number } = formatsOf(language)
  return { range: min === max ? number(max) : `${number(min)}-${number(max)}`, max }
}
