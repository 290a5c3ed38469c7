import { faqGroups, type FaqGroup } from '#domain/help/help.ts'

const names: Record<FaqGroup, string> = {
  orders: 'Orders',
  shipping: 'Shipping',
  returns: 'Returns',
  profile: 'Profile',
  security: 'Security',
  general: 'General support',
  technical: 'Technical',
}

/** Select options for the groups of the Help Center. */
export const groupChoices = faqGroups.map((id) => ({ id, name: names[id] }))
