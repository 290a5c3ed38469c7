import type { AccountProblem } from './account-problems.ts'

/** In code points, as people count characters. */
export const MIN_PASSWORD_LENGTH = 6
/** Hashing longer ones would only take time. */
export const MAX_PASSWORD_LENGTH = 200

/** Any characters are allowed; spaces at the ends belong to it. */
export function passwordProblem(password: string): AccountProblem | undefined {
  const { length } = [...password]
  if (length < MIN_PASSWORD_LENGTH) return 'password-short'
  return length > MAX_PASSWORD_LENGTH ? 'password-long' : undefined
}

/** Below the first a computer guesses the password in a day, above the second in no lifetime. */
const FAIR_BITS = 36
const STRONG_BITS = 60

/** Estimates roughly how hard a password is to guess; undefined for one that is too short. */
export function passwordStrength(password: string): 'weak' | 'fair' | 'strong' | undefined {
  if (passwordProblem(password) === 'password-short') return undefined
  const bits = countedCharacters(password) * Math.log2(alphabetSize(password))
  if (bits < FAIR_BITS) return 'weak'
  return bits < STRONG_BITS ? 'fair' : 'strong'
}

/** Number of characters that do not merely repeat or continue the one before (`aaa`, `123`, `cba`). */
function countedCharacters(password: string): number {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0)!)
  return codes.filter((code, place) => place === 0 || Math.abs(code - codes[place - 1]!) > 1).length
}

/** Number of characters of the kinds that it uses. */
function alphabetSize(password: string): number {
  const kinds = [
    [/\p{Nd}/u, 10],
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/[^\p{L}\p{M}\p{Nd}]/u, 32],
    [/[\p{Lo}\p{M}]/u, 64],
  ] as const
  return kinds.reduce((size, [kind, count]) => (kind.test(password) ? size + count : size), 0)
}
