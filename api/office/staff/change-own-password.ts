import type { OwnPasswordBody } from '#contract/admin/staff.ts'
import { staffPasswordProblem } from '#domain/staff/staff.ts'
import { isCommonPassword } from '../../people/accounts/password/common-passwords.ts'
import { hashPassword } from '../../people/accounts/password/password-hash.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { confirmPassword, type Asking } from './confirm-password.ts'
import { openStaffSession, type StaffClient } from './open-staff-session.ts'
import { endStaffSessions } from './session-queries.ts'
import { lockStaff, updateStaff } from './staff-queries.ts'
import type { Shop } from '../../people/accounts/shop.ts'
import { mailStaff } from './mail-staff.ts'

/**
 * Sets a new password for a staff member who knows the old one. It ends all their sessions and opens a new one for
 * this browser.
 *
 * @throws AppError invalid_input, too_many_requests, conflict; unauthorized when the account was disabled meanwhile
 */
export async function changeOwnPassword(
  shop: Shop & { staffDb: Db },
  { oldPassword, password }: OwnPasswordBody,
  { asking, client }: { asking: Asking; client: StaffClient },
): Promise<void> {
  refuseStaffPassword(password)
  const { passwordHash: known } = await confirmPassword(shop, asking, { password: oldPassword, field: 'oldPassword' })
  if (password === oldPassword) refuse('Must be another password than before')
  const passwordHash = await hashPassword(password, { owner: 'staff' })
  await shop.staffDb.transaction(async (tx) => {
    const person = await lockStaff(tx, asking.id)
    // A dismissal meanwhile has ended all sessions.
    if (person?.disabledAt !== null) throw new AppError('unauthorized', 'Please log in to the back office.')
    if (person.passwordHash !== known) throw new AppError('conflict', 'The password was changed meanwhile.')
    await updateStaff(tx, asking.id, { passwordHash })
    await endStaffSessions(tx, asking.id)
    await mailStaff(tx, shop.secrets, person, { news: 'password-changed' })
    await openStaffSession(tx, asking.id, client)
  })
}

/**
 * Refuses passwords that are too weak or too common for staff.
 *
 * @throws AppError invalid_input
 */
export function refuseStaffPassword(password: string): void {
  const problem = staffPasswordProblem(password)
  if (problem !== undefined) refuse(problem)
  if (isCommonPassword(password, 'staff')) refuse('Is one of the most common: choose another')
}

function refuse(problem: string): never {
  throw new AppError('invalid_input', `password: ${problem}`, { password: problem })
}
