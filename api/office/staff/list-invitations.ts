import type { z } from 'zod'
import type { InvitationList, InvitationQuery, StaffInvitation } from '#contract/admin/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findInvitation, listInvitations } from './invitation-queries.ts'
import { presentInvitation } from './present-invitation.ts'

export async function listStaffInvitations(db: Db, query: InvitationQuery): Promise<z.infer<typeof InvitationList>> {
  const { found, total } = await listInvitations(db, query)
  return { items: found.map(presentInvitation), total }
}

/** @throws AppError not_found */
export async function showInvitation(db: Db, id: string): Promise<StaffInvitation> {
  const found = await findInvitation(db, id)
  if (!found) throw new AppError('not_found', 'There is no invitation with this id.')
  return presentInvitation(found)
}
