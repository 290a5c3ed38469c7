import type { Shop } from '../accounts/shop.ts'
import type { Act } from '../admin/act-as.ts'

/** What the verbs of logins need. `db` is the plain database: nobody acts yet, or only their own login is written. */
export type StaffShop = Shop

/** By which call, for the audit log: who acts is found out by the verb. */
export type StaffCall = Omit<Act, 'staff'>
