import { faqGroups, feedbackVerdicts, MAX_FEEDBACK_LENGTH } from '#domain/help/help.ts'
import { z } from 'zod'

/** A question in the Help Center. */
const Faq = z.object({
  /** Used in URLs: `/help-center#faq-cancel-order`. */
  slug: z.string(),
  /** Whether the 'Product Information' card counts it (domain/help/help.ts). */
  isAboutProducts: z.boolean(),
  question: z.string(),
  /** One paragraph per line; `[My Orders](/my-orders)` links to a page of the shop. */
  answer: z.string(),
})

export const FaqsReply = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Groups in order, without empty groups. */
  data: z.array(z.object({ group: z.enum(faqGroups), entries: z.array(Faq) })),
})
export type FaqsReply = z.infer<typeof FaqsReply>
export type FaqList = FaqsReply['data']

/** A day on which the shop is closed. */
export const Holiday = z.object({
  /** Date in Nepal, such as `2027-01-15`. */
  day: z.iso.date(),
  name: z.string(),
})
export type Holiday = z.infer<typeof Holiday>

export const SupportReply = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    /** Phone number answered around the clock, in dialable form; '' if none. */
    emergencyPhone: z.string(),
    holidays: z.array(Holiday),
    satisfactionPercent: z.number(),
    /** Maximum response time in hours. */
    responseHours: z.int(),
    issuesResolved: z.int(),
    customersHelped: z.int(),
  }),
})
export type SupportReply = z.infer<typeof SupportReply>

/** A visitor's feedback on the Help Center. */
export const FeedbackBody = z.strictObject({
  verdict: z.enum(feedbackVerdicts),
  comment: z.string().trim().max(MAX_FEEDBACK_LENGTH).default(''),
})
export type FeedbackBody = z.input<typeof FeedbackBody>
