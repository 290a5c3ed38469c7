import { feedbackVerdicts } from '#domain/help/help.ts'
import { languages } from '#domain/language/languages.ts'
import { QueryFlag } from '#contract/common.ts'
import { z } from 'zod'
import { listOf, listQuery } from '#contract/admin/list.ts'

export const FeedbackQuery = listQuery(['createdAt'], {
  verdict: z.enum(feedbackVerdicts).optional(),
  withComment: QueryFlag.optional(),
})
export type FeedbackQuery = z.output<typeof FeedbackQuery>

/** Anonymous feedback from a visitor on the Help Center. */
const Feedback = z.object({
  id: z.number().int(),
  verdict: z.enum(feedbackVerdicts),
  comment: z.string(),
  language: z.enum(languages),
  createdAt: z.iso.datetime(),
})

export const FeedbackList = listOf(Feedback)
