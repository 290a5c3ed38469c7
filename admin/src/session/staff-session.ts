import { useSyncExternalStore } from 'react'
import type { StaffMe } from '#contract/admin/staff.ts'
import type { Permission } from '#domain/staff/staff.ts'

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
function onStaffChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the staff member who is logged in, or undefined before the login. */
export function useStaff(): StaffMe | undefined {
  return useSyncExternalStore(onStaffChange, currentStaff)
}

/** Returns whether the staff member has a permission, to show or hide controls. The API enforces it in any case. */
export function useCan(permission: Permission): boolean {
  return useStaff()?.permissions.includes(permission) ?? false
}
