import { dictionary } from '@zxcvbn-ts/language-common'
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password.ts'
import { refuseProblems } from '../refuse-problems.ts'

/** @source OWASP ASVS 5.0, 6.2.4: at least the 3,000 most common that match the shop's rules for passwords */
const MOST_FOR_SHOPPERS = 3_000

/** Lowercase, the most common first. */
const listed = dictionary['passwords-common'].filter((password) => password.length >= MIN_PASSWORD_LENGTH)
const forStaff = new Set(listed)
const forShoppers = new Set(listed.slice(0, MOST_FOR_SHOPPERS))

/** Whether a password is common: one of the 43,000 listed for staff, one of the first 3,000 for shoppers. */
export function isCommonPassword(password: string, account: 'staff' | 'shopper'): boolean {
  return (account === 'staff' ? forStaff : forShoppers).has(password.toLowerCase())
}

/**
 * Refuses common passwords of shoppers.
 *
 * @param field  of the form
 * @throws AppError invalid_input
 */
export function refuseCommonPassword(password: string, field: 'password' | 'new_password'): void {
  if (isCommonPassword(password, 'shopper')) refuseProblems({ [field]: 'password-common' }, [field])
}
