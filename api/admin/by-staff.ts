import type { StaffSession } from '../staff/read-staff-session.ts'

/** Somebody of the staff as verbs write down who acted. */
export function byStaff({ id }: Pick<StaffSession, 'id'>) {
  return { actor: 'staff', id } as const
}
