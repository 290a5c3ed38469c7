import { randomUUID } from 'node:crypto'
import type { InvitationBody, StaffInvitation } from '#contract/admin/staff.ts'
import { INVITATION_VALID_DAYS } from '#domain/staff/staff.ts'
import { givenEmail } from '../../people/accounts/email-address.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import * as queries from './invitation-queries.ts'
import { newRandomToken } from '../../platform/secrets/random.ts'
import { presentInvitation, stateOf } from './present-invitation.ts'
import { refuseStaffName } from './staff-name.ts'
import { findStaffByEmail, lockStaff } from './staff-queries.ts'

const DAY_MS = 86_400_000

type Acting = { secrets: Secrets; staffDb: Db }

/**
 * Invites a person by mail to join the staff.
 *
 * @param by  the owner who invites
 * @throws AppError conflict for an address that is on the staff or already invited; forbidden, invalid_input
 */
export async function inviteStaff(
  { secrets, staffDb }: Acting,
  given: InvitationBody,
  by: { id: string },
): Promise<StaffInvitation> {
  refuseStaffName(given.name)
  const email = givenEmail(given.email)
  return staffDb.transaction(async (tx) => {
    await refuseFormerOwner(tx, by.id) // before the table, as withdrawInvitationsBy does
    await queries.lockInvitations(tx)
    if (await findStaffByEmail(tx, email)) throw new AppError('conflict', 'This person is already on the staff.')
    if (await queries.isInvited(tx, email)) {
      throw new AppError('conflict', 'This person is invited already. Send the invitation again, or withdraw it.')
    }
    const id = randomUUID()
    const { token, tokenHash } = newRandomToken()
    await queries.insertInvitation(tx, { ...given, id, email, tokenHash, invitedBy: by.id, expiresAt: newEnd() })
    return mailInvitation(tx, secrets, { id, token })
  })
}

/**
 * Owners who lose their role also lose their open invitations. Locks the owner, so that none is written after that.
 *
 * @throws AppError forbidden
 */
async function refuseFormerOwner(tx: Db, id: string): Promise<void> {
  const owner = await lockStaff(tx, id)
  if (owner?.role === 'owner' && owner.disabledAt === null) return
  throw new AppError('forbidden', 'You are not an owner of the shop any more.')
}

/**
 * Sends a new link, valid for as long as the first one was, and invalidates the previous link.
 *
 * @throws AppError not_found; conflict when the invitation was accepted or withdrawn
 */
export async function inviteAgain({ secrets, staffDb }: Acting, id: string): Promise<StaffInvitation> {
  return staffDb.transaction(async (tx) => {
    await lockUnanswered(tx, id)
    const { token, tokenHash } = newRandomToken()
    await queries.updateInvitation(tx, id, { tokenHash, expiresAt: newEnd() })
    return mailInvitation(tx, secrets, { id, token })
  })
}

/**
 * Withdraws an invitation.
 *
 * @throws AppError likewise
 */
export async function withdrawInvitation(staffDb: Db, id: string): Promise<StaffInvitation> {
  return staffDb.transaction(async (tx) => {
    await lockUnanswered(tx, id)
    await queries.updateInvitation(tx, id, { withdrawnAt: new Date() })
    return presentInvitation((await queries.findInvitation(tx, id))!)
  })
}

async function lockUnanswered(tx: Db, id: string): Promise<void> {
  const found = await queries.lockInvitation(tx, id)
  if (!found) throw new AppError('not_found', 'There is no invitation with this id.')
  const state = stateOf(found.invitation)
  if (state === 'accepted') throw new AppError('conflict', 'This invitation was accepted.')
  if (state === 'withdrawn') throw new AppError('conflict', 'This invitation was withdrawn.')
}

async function mailInvitation(tx: Db, secrets: Secrets, { id, token }: { id: string; token: string }) {
  const found = (await queries.findInvitation(tx, id))!
  const { email, name, role, expiresAt } = found.invitation
  await queueMail(tx, secrets, {
    event: `staff-invited:${randomUUID()}`,
    to: email,
    template: 'staff-invited',
    language: 'en',
    data: { name, role, invitedBy: found.invitedBy, token, until: expiresAt.toISOString() },
  })
  return presentInvitation(found)
}

function newEnd(): Date {
  return new Date(Date.now() + INVITATION_VALID_DAYS * DAY_MS)
}
