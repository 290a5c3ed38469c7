import type { AccountProblem } from './account-problems.ts'

/** Code points, as a person counts them. */
export const MIN_PASSWORD_LENGTH = 6
/** Longer ones would only keep the hash busy. */
export const MAX_PASSWORD_LENGTH = 200

/** Any signs are allowed; spaces at the ends belong to it. */
export function passwordProblem(password: string): AccountProblem | undefined {
  const { length } = [...password]
  if (length < MIN_PASSWORD_LENGTH) return 'password-short'
  return length > MAX_PASSWORD_LENGTH ? 'password-long' : undefined
}
