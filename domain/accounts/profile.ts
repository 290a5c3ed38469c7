import type { Problems } from './account-problems.ts'
import { addressFields, addressProblems } from '../addresses/address.ts'
import { isEmail } from './email.ts'
import { isPlainName } from './person-name.ts'
import { parseMobile } from './phone.ts'

/** In the order of the form. */
export const profileFields = ['name', 'email', 'mobile', 'date_of_birth', ...addressFields] as const
export type ProfileField = (typeof profileFields)[number]
export type Profile = Record<ProfileField, string>

/** Problems of a profile. E-mail and date of birth never change, so only their presence and form count. */
export function profileProblems(given: Profile): Problems<ProfileField> {
  const blank = profileFields.filter((field) => given[field].trim() === '')
  if (blank.length > 0) return Object.fromEntries(blank.map((field) => [field, 'marked-required']))
  return {
    ...(!isPlainName(given.name) && { name: 'name' }),
    ...(!isEmail(given.email.trim()) && { email: 'email-format' }),
    ...(!parseMobile(given.mobile) && { mobile: 'phone' }),
    ...addressProblems(given),
  }
}
