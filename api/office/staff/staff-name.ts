import { isPlainName } from '#domain/accounts/person-name.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { updateStaff } from './staff-queries.ts'

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

/**
 * Updates a staff member's own name.
 *
 * @throws AppError invalid_input
 */
export async function changeOwnName(staffDb: Db, id: string, name: string): Promise<void> {
  refuseStaffName(name)
  await staffDb.transaction((tx) => updateStaff(tx, id, { name }))
}
