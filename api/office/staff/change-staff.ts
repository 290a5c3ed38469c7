import type { StaffMember, StaffMemberBody } from '#contract/admin/staff.ts'
import { assignmentKinds, kindsOwnedBy, type AssignmentKind } from '#domain/assignments/assignments.ts'
import { releaseWork } from '../../platform/assignments/release-work.ts'
import { refuseStale } from '../../platform/records/version.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { withdrawInvitationsBy } from './people-queries.ts'
import { presentStaff } from './present-staff.ts'
import { refuseStaffName } from './staff-name.ts'
import { endStaffSessions } from './session-queries.ts'
import { lockOwners, lockStaff, updateStaff, type StoredStaff } from './staff-queries.ts'
import { mailStaff } from './mail-staff.ts'

/**
 * Changes the name, role or access of a staff member. A new role or a disabled account ends their sessions
 * immediately; links that set their password end with a dismissal. Open work that they can no longer do becomes nobody's.
 * Staff are never deleted, because records name them.
 *
 * @param byId  the owner who makes the change
 * @returns     the staff member after the change
 * @throws AppError not_found, stale; forbidden for disabling oneself or changing one's own role; conflict for the
 *         last owner; invalid_input
 */
export async function changeStaff(
  { secrets, staffDb }: { secrets: Secrets; staffDb: Db },
  id: string,
  { version, ...wanted }: StaffMemberBody,
  byId: string,
): Promise<StaffMember> {
  const change = async (tx: Db) => {
    const owners = await lockOwners(tx)
    const person = await lockStaff(tx, id)
    if (!person) throw new AppError('not_found', 'No staff member has this id.')
    refuseStale(presentStaff(person), version)
    if (wanted.name !== person.name) refuseStaffName(wanted.name)
    const changesRights = wanted.role !== person.role || (wanted.isDisabled && person.disabledAt === null)
    if (changesRights || wanted.isDisabled) refuseUnsafe(person, { byId, owners })
    const disabledAt = wanted.isDisabled ? (person.disabledAt ?? new Date()) : null
    const lastDisabledAt = disabledAt ?? person.lastDisabledAt
    const changed = { ...person, name: wanted.name, role: wanted.role, disabledAt }
    await updateStaff(tx, id, { name: changed.name, role: changed.role, disabledAt, lastDisabledAt })
    if (changesRights) await endSessions(tx, secrets, changed)
    await releaseWork(tx, id, notOwnedBy(changed))
    return presentStaff(changed)
  }
  // The owners change while others wait for the locks, and their order with them: many at once can deadlock.
  return retryConflicts(() => staffDb.transaction(change))
}

function refuseUnsafe({ id }: StoredStaff, { byId, owners }: { byId: string; owners: StoredStaff[] }) {
  if (id === byId) throw new AppError('forbidden', 'Only another owner can change your role or disable you.')
  // Two owners may disable each other concurrently.
  if (!owners.some((owner) => owner.id !== id)) throw new AppError('conflict', 'The shop needs an owner.')
}

/** Kinds of work that a staff member can no longer do: all of them if they are disabled. */
function notOwnedBy({ role, disabledAt }: Pick<StoredStaff, 'role' | 'disabledAt'>): AssignmentKind[] {
  const owned = disabledAt === null ? kindsOwnedBy(role) : []
  return assignmentKinds.filter((kind) => !owned.includes(kind))
}

async function endSessions(tx: Db, secrets: Secrets, { id, role, disabledAt, name, email }: StoredStaff) {
  await endStaffSessions(tx, id)
  if (role !== 'owner' || disabledAt !== null) await withdrawInvitationsBy(tx, id)
  if (disabledAt === null) await mailStaff(tx, secrets, { name, email }, { news: 'role-changed', role })
}
