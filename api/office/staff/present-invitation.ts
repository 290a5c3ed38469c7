import type { StaffInvitation } from '#contract/admin/staff.ts'
import type { StoredInvitation } from './invitation-queries.ts'

export function presentInvitation({ invitation, invitedBy }: StoredInvitation): StaffInvitation {
  const { id, email, name, role, createdAt, expiresAt } = invitation
  return {
    id,
    email,
    name,
    role,
    state: stateOf(invitation),
    invitedBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

export function stateOf({
  acceptedAt,
  withdrawnAt,
  expiresAt,
}: Pick<StoredInvitation['invitation'], 'acceptedAt' | 'withdrawnAt' | 'expiresAt'>): StaffInvitation['state'] {
  if (acceptedAt) return 'accepted'
  if (withdrawnAt) return 'withdrawn'
  return expiresAt <= new Date() ? 'expired' : 'open'
}
