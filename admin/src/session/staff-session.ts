import type { StaffMe } from '#contract/admin/staff.ts'

/** Who is logged in, as the API said last; undefined before it was asked and after log-out. */
let me: StaffMe | undefined
const listeners = new Set<() => void>()

export function currentStaff(): StaffMe | undefined {
  return me
}

export function rememberStaff(staff: StaffMe | undefined) {
  me = staff
  for (const listener of listeners) listener()
}

/** @returns what ends listening */
export function onStaffChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
