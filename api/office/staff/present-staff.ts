import type { StaffMe, StaffMember } from '#contract/admin/staff.ts'
import { permissionsOf } from '#domain/staff/staff.ts'
import { versionOf } from '../../platform/records/version.ts'
import type { StaffSession } from './read-staff-session.ts'
import type { StoredStaff } from './staff-queries.ts'

/** Returns a staff member as they see themselves. */
export function presentMe({
  id,
  name,
  email,
  role,
  hasTotp,
  mustSetUpTotp,
}: Omit<StaffSession, 'sessionId' | 'provedAt'>): StaffMe {
  return { id, name, email, role, permissions: permissionsOf(role), hasTotp, mustSetUpTotp }
}

/** Returns a staff member as owners see them. */
export function presentStaff({ id, name, email, role, disabledAt, ...person }: StoredStaff): StaffMember {
  const isDisabled = disabledAt !== null
  return {
    id,
    name,
    email,
    role,
    isDisabled,
    disabledAt: disabledAt?.toISOString() ?? null,
    hasTotp: person.totpSince !== null,
    createdAt: person.createdAt.toISOString(),
    lastSeenAt: person.lastSeenAt?.toISOString() ?? null,
    version: versionOf({ name, role, isDisabled }),
  }
}
