import type { StaffMe } from '#contract/admin/staff.ts'

/** Staff member who is logged in, from the API's last answer; undefined before the first answer and after logout. */
let me: StaffMe | undefined
const listeners = new Set<() => void>()

export function currentStaff(): StaffMe | undefined {
  return me
}

export function rememberStaff(staff: StaffMe | undefined) {
  me = staff
  for (const listener of listeners) listener()
}

/** @returns the unsubscribe function */
export function onStaffChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
