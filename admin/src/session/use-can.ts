import { useSyncExternalStore } from 'react'
import type { StaffMe } from '#contract/admin/staff.ts'
import type { Permission } from '#domain/staff/staff.ts'
import { currentStaff, onStaffChange } from './staff-session.ts'

/** Returns the staff member who is logged in, or undefined before the login. */
export function useStaff(): StaffMe | undefined {
  return useSyncExternalStore(onStaffChange, currentStaff)
}

/** Returns whether the staff member has a permission, to show or hide controls. The API enforces it in any case. */
export function useCan(permission: Permission): boolean {
  return useStaff()?.permissions.includes(permission) ?? false
}
