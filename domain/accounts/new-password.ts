import type { Problems } from './account-problems.ts'
import { passwordProblem } from './password.ts'

export type PasswordReset = { new_password: string; confirm_password: string }
export type PasswordChange = PasswordReset & { OldPassword: string }

/** Problems of a password that replaces a forgotten one. */
export function passwordResetProblems(given: PasswordReset): Problems<keyof PasswordReset> {
  const blank = (['new_password', 'confirm_password'] as const).filter((field) => given[field] === '')
  if (blank.length > 0) return Object.fromEntries(blank.map((field) => [field, 'all-required']))
  const wrong = passwordProblem(given.new_password)
  return {
    ...(wrong && { new_password: wrong }),
    ...(given.new_password !== given.confirm_password && { confirm_password: 'passwords-differ' }),
  }
}

/** Problems of a password that replaces a known one. */
export function passwordChangeProblems(given: PasswordChange): Problems<keyof PasswordChange> {
  const blank = (['OldPassword', 'new_password', 'confirm_password'] as const).filter((field) => given[field] === '')
  if (blank.length > 0) return Object.fromEntries(blank.map((field) => [field, 'all-required']))
  const wrong = passwordProblem(given.new_password)
  return {
    ...(wrong && { new_password: wrong }),
    ...(!wrong && given.new_password === given.OldPassword && { new_password: 'same-password' }),
    ...(given.new_password !== given.confirm_password && { confirm_password: 'new-passwords-differ' }),
  }
}
