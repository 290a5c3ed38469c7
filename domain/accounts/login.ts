import type { Problems } from './account-problems.ts'
import { isEmail } from './email.ts'

/** In the order of the form. */
export const loginFields = ['email', 'password'] as const
export type LoginField = (typeof loginFields)[number]

/** Problems of a login's form, before the password is compared. */
export function loginProblems(given: Record<LoginField, string>): Problems<LoginField> {
  return {
    ...(given.email.trim() === '' && { email: 'all-required' }),
    ...(given.password === '' && { password: 'all-required' }),
    ...(given.email.trim() !== '' &&
      given.password !== '' &&
      !isEmail(given.email.trim()) && { email: 'email-format' }),
  }
}
