import { latinDigits } from '../text.ts'

/** What a mobile number of NTC, Ncell, Smart Cell, UTL or Hello Mobile starts with. */
const mobilePrefixes = [
  '984',
  '985',
  '986',
  '976',
  '974',
  '975',
  '980',
  '981',
  '982',
  '970',
  '961',
  '962',
  '988',
  '972',
  '963',
]

/**
 * A mobile number as people type it: ten digits, Latin or Devanagari, with spaces and dashes anywhere and with or
 * without the country's `+977`.
 *
 * @returns as it is dialled and stored, `+977` and ten digits; null when it is none
 */
export function parseMobile(text: string): string | null {
  const [, digits] = /^(?:\+?977)?(\d{10})$/.exec(latinDigits(text).replaceAll(/[\s\p{Pd}]/gu, '')) ?? []
  return digits !== undefined && mobilePrefixes.includes(digits.slice(0, 3)) ? `+977${digits}` : null
}

/** Whether it begins with the code of another country, and so is no mobile number here. */
export function isAbroad(text: string): boolean {
  return /^\s*(?:\+|00)(?!\s*977)/.test(latinDigits(text))
}
