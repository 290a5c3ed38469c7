import { faqGroups } from '#domain/help/help.ts'
import { QueryFlag } from '#contract/common.ts'
import { z } from 'zod'
import { orderedQuery, recordOf } from '#contract/admin/records.ts'
import { line, lines, translationsOf } from '#contract/admin/texts.ts'

const texts = { question: line(200), answer: lines(3_000) }

/** A question in the Help Center. */
export const FaqDraft = z.object({
  group: z.enum(faqGroups),
  /** Whether the 'Product Information' card counts it. */
  isAboutProducts: z.boolean(),
  ...texts,
  translations: translationsOf(texts),
})
export type FaqDraft = z.output<typeof FaqDraft>

export const Faq = recordOf(z.int(), FaqDraft, {
  /** Used in URLs such as `/help-center#faq-cancel-order`. Never changes, so that links stay valid. */
  slug: z.string(),
  position: z.int(),
})
export type Faq = z.input<typeof Faq>
export const FaqsQuery = orderedQuery({ group: z.enum(faqGroups).optional(), isAboutProducts: QueryFlag.optional() })
