import { staffRoles, type StaffRole } from '#domain/staff/staff.ts'

/** Role names with descriptions, for selects. */
const roleWords: Record<StaffRole, string> = {
  owner: 'Owner: everything, including staff and settings',
  manager: 'Manager: catalog, content, payments and orders',
  support: 'Support: orders, customers and messages',
  driver: 'Driver: own deliveries of today, in the drivers’ app',
}

/** Short role names, shown beside a person's name. */
export const roleNames: Record<StaffRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  support: 'Support',
  driver: 'Driver',
}

export const roleChoices = staffRoles.map((id) => ({ id, name: roleWords[id] }))
