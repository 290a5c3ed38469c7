import { staffRoles, type StaffRole } from '#domain/staff/staff.ts'
import { t } from '../language/t.ts'
import { sentenceCase } from '../ui/sentence-case.ts'

/** Role names with descriptions, for selects. */
const roleWords: Record<StaffRole, string> = {
  owner: t('Owner: everything, including staff and settings'),
  manager: t('Manager: catalog, content, payments and orders'),
  support: t('Support: orders, customers and messages'),
  driver: t('Driver: own deliveries of today, in the drivers’ app'),
}

/** Short role names, shown beside a person's name. `t('Owner')` is the owner of an order: another word in Nepali. */
export const roleNames: Record<StaffRole, string> = {
  owner: sentenceCase(t('owner')),
  manager: sentenceCase(t('manager')),
  support: sentenceCase(t('support')),
  driver: sentenceCase(t('driver')),
}

export const roleChoices = staffRoles.map((id) => ({ id, name: roleWords[id] }))
