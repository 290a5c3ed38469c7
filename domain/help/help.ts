/** The groups of questions in the Help Center, in their order. */
export const faqGroups = ['orders', 'shipping', 'returns', 'profile', 'security', 'general', 'technical'] as const
export type FaqGroup = (typeof faqGroups)[number]

export const feedbackVerdicts = ['positive', 'negative'] as const
export type FeedbackVerdict = (typeof feedbackVerdicts)[number]

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
