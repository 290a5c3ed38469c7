/** The groups of questions in the Help Center, in their order. */
export const faqGroups = ['orders', 'shipping', 'returns', 'profile', 'security', 'general', 'technical'] as const
export type FaqGroup = (typeof faqGroups)[number]

export const feedbackVerdicts = ['positive', 'negative'] as const
export type FeedbackVerdict = (typeof feedbackVerdicts)[number]
