import { staffRoles, type StaffRole } from '#domain/staff/staff.ts'
import { t } from '../language/t.ts'

/** Role names with descriptions, for selects. The name ends at the colon, in both languages. */
const roleWords: Record<StaffRole, string> = {
  owner: t('Owner: everything, including staff and settings'),
  manager: t('Manager: catalog, content, payments and orders'),
  support: t('Support: orders, customers and messages'),
  driver: t('Driver: own deliveries of today, in the drivers’ app'),
}

/** Short role names, shown beside a person's name. 'Owner' alone is also the owner of an order: another word in Nepali. */
export const roleNames: Record<StaffRole, string> = {
  owner: nameIn(roleWords.owner),
  manager: nameIn(roleWords.manager),
  support: nameIn(roleWords.support),
  driver: nameIn(roleWords.driver),
}

export const roleChoices = staffRoles.map((id) => ({ id, name: roleWords[id] }))

function nameIn(words: string): string {
  return words.slice(0, words.indexOf(':'))
}
