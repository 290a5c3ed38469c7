import { randomUUID } from 'node:crypto'
import type { JoinBody, OpenInvitation } from '#contract/admin/staff.ts'
import { hashPassword } from '../../people/accounts/password/password-hash.ts'
import { actAs, type StaffCall } from '../../platform/records/act-as.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { refuseStaffPassword } from './change-own-password.ts'
import { acceptInvitation, findOpenInvitation } from './invitation-queries.ts'
import { sha256 } from '../../platform/secrets/hash.ts'
import { openStaffSession, type StaffClient } from './open-staff-session.ts'
import { refuseNameOfColleague, refuseStaffName } from './staff-name.ts'
import { findStaff, insertStaff, lockStaffNames, type StoredStaff } from './staff-queries.ts'
import type { Shop } from '../../people/accounts/shop.ts'

/**
 * Returns the invitation of a link.
 *
 * @throws AppError not_found when the link is not or no longer valid
 */
export async function readInvitation(db: Db, token: string): Promise<OpenInvitation> {
  const { invitation, invitedBy } = await findOpen(db, token)
  const { email, name, role } = invitation
  return { email, name, role, invitedBy }
}

/**
 * Creates the account of an invited person and logs them in.
 *
 * @throws AppError not_found when the link is not or no longer valid; conflict, also for the name of a colleague; invalid_input
 */
export async function joinStaff(
  { db }: Shop,
  { token, name, password }: JoinBody,
  { call, ...client }: StaffClient & { call: StaffCall },
): Promise<StoredStaff> {
  refuseStaffPassword(password)
  const { invitation } = await findOpen(db, token) // before hashing anything for a stranger
  if (name !== invitation.name) refuseStaffName(name)
  const passwordHash = await hashPassword(password, { owner: 'staff' })
  const id = randomUUID()
  return actAs(db, { ...call, staff: { id, name } }).transaction(async (tx) => {
    const { email, role } = invitation
    await lockStaffNames(tx)
    await refuseNameOfColleague(tx, name, { id, known: invitation.name })
    if (!(await acceptInvitation(tx, invitation.id))) throw worthless()
    if (!(await insertStaff(tx, { id, name, email, role, passwordHash }))) {
      throw new AppError('conflict', 'A staff member already has this email address.')
    }
    await openStaffSession(tx, id, client)
    return (await findStaff(tx, id))!
  })
}

async function findOpen(db: Db, token: string) {
  const found = await findOpenInvitation(db, sha256(token))
  if (!found) throw worthless()
  return found
}

function worthless(): AppError {
  return new AppError('not_found', 'This invitation is not valid any more. Ask an owner of the shop for another one.')
}
