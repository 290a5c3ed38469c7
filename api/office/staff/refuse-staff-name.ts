import { isPlainName } from '#domain/accounts/person-name.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/**
 * Refuses a name that could act as more than a name, in a mail for instance.
 *
 * @throws AppError invalid_input
 */
export function refuseStaffName(name: string): void {
  if (isPlainName(name)) return
  const problem = 'Must be a name: one line with a letter in it'
  throw new AppError('invalid_input', `name: ${problem}`, { name: problem })
}
