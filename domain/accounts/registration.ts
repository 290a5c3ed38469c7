import type { AccountProblem, Problems } from './account-problems.ts'
import { addressFields, addressProblems } from '../addresses/address.ts'
import { birthDateProblem, type CalendarDay, parseBirthDate } from './birth-date.ts'
import { isEmail } from './email.ts'
import { passwordProblem } from './password.ts'
import { isPlainName } from './person-name.ts'
import { parseMobile } from './phone.ts'

/** In the order of the form. */
export const registrationFields = [
  'name',
  'email',
  'password',
  'confirm_password',
  'date_of_birth',
  'mobile',
  ...addressFields,
] as const
export type RegistrationField = (typeof registrationFields)[number]
export type Registration = Record<RegistrationField, string>

/**
 * Problems of a registration, for the form and the server, in the order of the form. A blank field has the problem
 * `all-required`.
 *
 * @param today  the day in Nepal
 */
export function registrationProblems(given: Registration, today: CalendarDay): Problems<RegistrationField> {
  const wrong = malformed(given, today)
  const problems = registrationFields.map((field): [RegistrationField, AccountProblem | undefined] => [
    field,
    isBlank(field, given[field]) ? 'all-required' : wrong[field],
  ])
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined))
}

function malformed(given: Registration, today: CalendarDay): Problems<RegistrationField> {
  const birthDate = parseBirthDate(given.date_of_birth)
  const hasOtherPassword = given.password !== '' && given.password !== given.confirm_password
  const wrongPassword = passwordProblem(given.password)
  const wrongBirthDate = birthDate === null ? 'birth-date' : birthDateProblem(birthDate, today)
  return {
    ...(!isPlainName(given.name) && { name: 'name' }),
    ...(!isEmail(given.email.trim()) && { email: 'email-format' }),
    ...(wrongPassword && { password: wrongPassword }),
    ...(hasOtherPassword && { confirm_password: 'passwords-differ' }),
    ...(wrongBirthDate && { date_of_birth: wrongBirthDate }),
    ...(!parseMobile(given.mobile) && { mobile: 'phone' }),
    ...addressProblems(given),
  }
}

/** A name of spaces alone is blank; a password of spaces is not. */
function isBlank(field: RegistrationField, text: string): boolean {
  return (field === 'password' || field === 'confirm_password' ? text : text.trim()) === ''
}
