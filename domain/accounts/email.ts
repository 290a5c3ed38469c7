import type { AccountProblem } from './account-problems.ts'

/** The longest address that can be delivered to. */
export const MAX_EMAIL_LENGTH = 254

/**
 * Whether it has the form text, @, text, dot, text. Only a message to it can tell whether it exists.
 *
 * Brackets, quotes and commas are refused: mail servers read `<a@b.c>` and `a@b.c` as one mailbox, which would then have
 * several limits. So are invisible characters, which make an address look like another one.
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && FORM.test(text) && !text.includes('..')
}

const FORM =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+(?:\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+)+$/u

/** Problem of the email address that a code is requested for. */
export function emailProblem(email: string): AccountProblem | undefined {
  if (email.trim() === '') return 'email-empty'
  return isEmail(email.trim()) ? undefined : 'email-format'
}
