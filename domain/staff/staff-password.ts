import { MAX_PASSWORD_LENGTH, passwordStrength } from '../accounts/password.ts'
import { MIN_STAFF_PASSWORD_LENGTH } from './staff.ts'

/** What is wrong with a password that somebody of the staff chooses, in words; undefined when nothing is. */
export function staffPasswordProblem(password: string): string | undefined {
  const { length } = [...password]
  if (length < MIN_STAFF_PASSWORD_LENGTH) return `Must have at least ${MIN_STAFF_PASSWORD_LENGTH} characters`
  if (length > MAX_PASSWORD_LENGTH) return `Must have at most ${MAX_PASSWORD_LENGTH} characters`
  return passwordStrength(password) === 'weak' ? 'Is too easy to guess: add words, or other kinds of signs' : undefined
}
