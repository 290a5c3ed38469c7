import { useSyncExternalStore } from 'react'
import type { StaffMe } from '#contract/admin/staff.ts'
import type { Permission } from '#domain/staff.ts'
import { currentStaff, onStaffChange } from './staff-session.ts'

/** Who is logged in; undefined before they are. */
export function useStaff(): StaffMe | undefined {
  return useSyncExternalStore(onStaffChange, currentStaff)
}

/** Whether who is logged in may do this: for buttons and parts of pages. The API refuses the call in any case. */
export function useCan(permission: Permission): boolean {
  return useStaff()?.permissions.includes(permission) ?? false
}
