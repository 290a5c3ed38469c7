import { faqGroups, feedbackVerdicts, MAX_FEEDBACK_LENGTH } from '#domain/help/help.ts'
import { z } from 'zod'

/** A question of the Help Center. */
const Faq = z.object({
  /** Names it in addresses: `/help-center#faq-cancel-order`. */
  slug: z.string(),
  /** Counted on the card 'Product Information' (domain/help/help.ts). */
  isAboutProducts: z.boolean(),
  question: z.string(),
  /** Paragraphs, one a line; `[My Orders](/my-orders)` is a link to a page of the shop. */
  answer: z.string(),
})

export const FaqsReply = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Groups in their order, without those that have no questions. */
  data: z.array(z.object({ group: z.enum(faqGroups), entries: z.array(Faq) })),
})
export type FaqsReply = z.infer<typeof FaqsReply>
export type FaqList = FaqsReply['data']

/** A day on which the shop stays closed. */
export const Holiday = z.object({
  /** In Nepal, as `2027-01-15`. */
  day: z.iso.date(),
  name: z.string(),
})
export type Holiday = z.infer<typeof Holiday>

export const SupportReply = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    /** Answered day and night, as it is dialled; '' where nobody does. */
    emergencyPhone: z.string(),
    holidays: z.array(Holiday),
    satisfactionPercent: z.number(),
    /** An answer takes no longer. */
    responseHours: z.int(),
    issuesResolved: z.int(),
    customersHelped: z.int(),
  }),
})
export type SupportReply = z.infer<typeof SupportReply>

/** What a visitor says of the Help Center. */
export const FeedbackBody = z.strictObject({
  verdict: z.enum(feedbackVerdicts),
  comment: z.string().trim().max(MAX_FEEDBACK_LENGTH).default(''),
})
export type FeedbackBody = z.input<typeof FeedbackBody>
