import { dictionary } from '@zxcvbn-ts/language-common'
import { MIN_PASSWORD_LENGTH } from '#domain/password.ts'
import { refuseProblems } from './refuse-problems.ts'

/** @source OWASP ASVS 5.0, 6.2.4: at least the 3,000 most common that match the shop's rules for passwords */
const MOST_FOR_SHOPPERS = 3_000

/** In small letters, the most common first. */
const listed = dictionary['passwords-common'].filter((password) => password.length >= MIN_PASSWORD_LENGTH)
const forStaff = new Set(listed)
const forShoppers = new Set(listed.slice(0, MOST_FOR_SHOPPERS))

/** Whether anybody who guesses would try it: one of 43,000 for staff, of the first 3,000 for shoppers. */
export function isCommonPassword(password: string, account: 'staff' | 'shopper'): boolean {
  return (account === 'staff' ? forStaff : forShoppers).has(password.toLowerCase())
}

/** @param field  of the form. @throws AppError invalid_input for a password that a shopper must not choose */
export function refuseCommonPassword(password: string, field: 'password' | 'new_password'): void {
  if (isCommonPassword(password, 'shopper')) refuseProblems({ [field]: 'password-common' }, [field])
}
