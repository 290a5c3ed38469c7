import type { StaffPasswordResetBody } from '#contract/admin/staff.ts'
import { hashPassword } from '../../people/accounts/password/password-hash.ts'
import { actAs, type StaffCall } from '../../platform/records/act-as.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { refuseStaffPassword } from './change-own-password.ts'
import { isGoodToken, ownerOfToken } from './reset-token.ts'
import { endStaffSessions } from './session-queries.ts'
import { findStaff, lockStaff, updateStaff, type StoredStaff } from './staff-queries.ts'
import type { Shop } from '../../people/accounts/shop.ts'
import { unlockStaff } from './staff-tries.ts'
import { mailStaff } from './mail-staff.ts'

/**
 * Sets a new password with the link from the mail. It ends every session and opens none, so the second factor stays
 * required.
 *
 * @throws AppError not_found when the link is not or no longer valid, invalid_input
 */
export async function resetStaffPassword(
  shop: Shop,
  { token, password }: StaffPasswordResetBody,
  { call, ip }: { call: StaffCall; ip: string },
): Promise<void> {
  refuseStaffPassword(password)
  const { db, secrets } = shop
  const id = ownerOfToken(token)
  const isGood = (person: StoredStaff | undefined): person is StoredStaff =>
    person?.disabledAt === null && isGoodToken(secrets.staffLinkKey, person, token)
  const owner = id === undefined ? undefined : await findStaff(db, id)
  if (!isGood(owner)) throw worthless() // before hashing anything for a stranger
  const passwordHash = await hashPassword(password, { owner: 'staff' })
  await actAs(db, { ...call, staff: owner }).transaction(async (tx) => {
    const person = await lockStaff(tx, owner.id)
    if (!isGood(person)) throw worthless()
    await updateStaff(tx, person.id, { passwordHash })
    await endStaffSessions(tx, person.id)
    await mailStaff(tx, secrets, person, { news: 'password-changed' })
  })
  await unlockStaff(shop, owner.email, ip)
}

function worthless(): AppError {
  return new AppError('not_found', 'This link is not valid any more. Ask for another one.')
}
