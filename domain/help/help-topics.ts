import type { FaqGroup } from './help.ts'

/** The cards of 'Browse by Category', in their order. */
export const helpTopics = ['orders', 'shipping', 'returns', 'account', 'products', 'technical'] as const
export type HelpTopic = (typeof helpTopics)[number]

const topicsOfGroups: Record<FaqGroup, HelpTopic | null> = {
  orders: 'orders',
  shipping: 'shipping',
  returns: 'returns',
  profile: 'account',
  security: 'account',
  general: null,
  technical: 'technical',
}

/** The card on which a question is counted; null for those of General Support that are not about products. */
export function topicOf(faq: { group: FaqGroup; isAboutProducts: boolean }): HelpTopic | null {
  return faq.isAboutProducts ? 'products' : topicsOfGroups[faq.group]
}

/** Maximum length of a feedback comment in UTF-16 units, as `maxlength` counts. */
export const MAX_FEEDBACK_LENGTH = 1_000
