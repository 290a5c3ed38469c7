import { faqGroups, type FaqGroup } from '#domain/help/help.ts'
import { t } from '../../language/t.ts'

const names: Record<FaqGroup, string> = {
  orders: t('Orders'),
  shipping: t('Shipping'),
  returns: t('Returns'),
  profile: t('Profile'),
  security: t('Security'),
  general: t('General support'),
  technical: t('Technical'),
}

/** Select options for the groups of the Help Center. */
export const groupChoices = faqGroups.map((id) => ({ id, name: names[id] }))
