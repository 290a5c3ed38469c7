import { staffRoles, type StaffRole } from '#domain/staff.ts'

/** What each role is for, where one is chosen. */
const roleWords: Record<StaffRole, string> = {
  owner: 'Owner: everything, also staff and settings',
  manager: 'Manager: catalogue, content, money and orders',
  support: 'Support: orders, customers and messages',
}

/** A role beside somebody's name. */
export const roleNames: Record<StaffRole, string> = { owner: 'Owner', manager: 'Manager', support: 'Support' }

export const roleChoices = staffRoles.map((id) => ({ id, name: roleWords[id] }))
