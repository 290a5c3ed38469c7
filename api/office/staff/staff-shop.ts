import type { Shop } from '../../people/accounts/shop.ts'
import type { Act } from '../../platform/records/act-as.ts'

/**
 * The dependencies of staff logins. `db` is the database without an audit actor: either nobody is logged in, or only
 * sessions are written.
 */
export type StaffShop = Shop

/** The call for the audit log, without its actor, whom each function determines itself. */
export type StaffCall = Omit<Act, 'staff'>
