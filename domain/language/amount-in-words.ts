import type { Rupees } from '../money.ts'
import { englishNumbers, nepaliNumbers } from './number-words.ts'

const CRORE = 10_000_000
const LAKH = 100_000
const THOUSAND = 1_000
const HUNDRED = 100
/** A crore of crores: from here on the words would be ambiguous. */
const LIMIT = CRORE * CRORE

type NumberWords = { upTo99: readonly string[]; hundred: string; thousand: string; lakh: string; crore: string }

/**
 * `112500` -> `Rupees one lakh twelve thousand five hundred only`.
 *
 * @throws RangeError for what is no whole number of rupees from 0 up to below a crore of crores
 */
export function amountInEnglish(amount: Rupees): string {
  return `Rupees ${words(amount, englishNumbers)} only`
}

/** `112500` -> `एक लाख बाह्र हजार पाँच सय रुपैयाँ मात्र`; throws as `amountInEnglish` does. */
export function amountInNepali(amount: Rupees): string {
  return `${words(amount, nepaliNumbers)} रुपैयाँ मात्र`
}

function words(amount: Rupees, language: NumberWords): string {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount >= LIMIT) {
    throw new RangeError(`${amount} is no amount to put into words`)
  }
  return amount === 0 ? language.upTo99[0]! : parts(amount, language).join(' ')
}

/** None for 0. */
function parts(amount: number, language: NumberWords): string[] {
  const { upTo99, hundred, thousand, lakh, crore } = language
  const below = (unit: number, name: string) => [
    ...parts(Math.floor(amount / unit), language),
    name,
    ...parts(amount % unit, language),
  ]
  if (amount >= CRORE) return below(CRORE, crore)
  if (amount >= LAKH) return below(LAKH, lakh)
  if (amount >= THOUSAND) return below(THOUSAND, thousand)
  if (amount >= HUNDRED) return below(HUNDRED, hundred)
  return amount === 0 ? [] : [upTo99[amount]!]
}
