import type { AccountProblem } from './account-problems.ts'

/** The longest address that can be delivered to. */
export const MAX_EMAIL_LENGTH = 254

/**
 * Whether it has the form text, @, text, dot, text. Only a message to it can tell whether it exists.
 *
 * Brackets, quotes and commas are refused: mail servers read `<a@b.c>` and `a@b.c` as one mailbox, which would then have
 * several limits. So are invisible characters, which make an address look like another one, and letters that mail
 * servers replace by others: `ｘ.example` receives the mail of `x.example`.
 *
 * @source UTS 46, section 4
 */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH || text.includes('..') || !FORM.test(text)) return false
  return !IGNORABLE.test(text) && text.normalize('NFKC') === text.normalize('NFC') && keepsItsLetters(text)
}

/**
 * Mail servers write a domain in small letters by way of the large ones: `ᾀ` becomes `ἀι`, and `ß` may become `ss`. The
 * small form of a sigma depends on what stands around it, and not every server looks there.
 */
function keepsItsLetters(text: string): boolean {
  const domain = text.slice(text.indexOf('@')).normalize('NFC').toLowerCase()
  return domain.toUpperCase().toLowerCase() === domain && !SIGMA.test(domain)
}

const FORM = /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+$/u
const SIGMA = /[σς]/u
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u

/** Problem of the email address that a code is requested for. */
export function emailProblem(email: string): AccountProblem | undefined {
  if (email.trim() === '') return 'email-empty'
  return isEmail(email.trim()) ? undefined : 'email-format'
}

/**
 * Returns the mailbox that a mail server delivers to: large ones ignore what follows a plus sign before the @, so
 * `asmita+1@post.example` reaches `asmita@post.example`. Gmail ignores dots as well, and has two domains.
 *
 * @param email  in lowercase
 * @source RFC 5233, where the part after the separator is the detail; Gmail Help, "Dots don't matter in Gmail addresses"
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  const [box] = name.split('+')
  if (!box) return email
  return GMAIL.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`
}

const GMAIL = new Set(['gmail.com', 'googlemail.com'])
