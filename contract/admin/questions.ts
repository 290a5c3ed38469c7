import { QueryFlag, QueryRowId } from '#contract/common.ts'
import { answerers, postStates } from '#domain/questions/questions.ts'
import { languages } from '#domain/language/languages.ts'
import { z } from 'zod'
import { listOf, listQuery } from './list.ts'

const questionSorts = ['createdAt'] as const

export const QuestionsQuery = listQuery(questionSorts, {
  /** `true`: the question or one of its answers has not been read yet. */
  waits: QueryFlag.optional(),
  isAnswered: QueryFlag.optional(),
  state: z.enum(postStates).optional(),
  productId: QueryRowId.optional(),
})
export type QuestionsQuery = z.output<typeof QuestionsQuery>

const Moderated = {
  state: z.enum(postStates),
  /** Why it is hidden; '' otherwise. */
  reason: z.string(),
  /** Member of staff who published or hid it last; null if nobody has, or if unknown. */
  moderatedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
}

export const StaffAnswer = z.object({
  id: z.int(),
  by: z.enum(answerers),
  /** The buyer's first name and initial, or the name of the member of staff; '' if unknown. */
  author: z.string(),
  text: z.string(),
  ...Moderated,
})
export type StaffAnswer = z.infer<typeof StaffAnswer>

export const StaffQuestion = z.object({
  id: z.int(),
  product: z.object({ id: z.int(), name: z.string() }),
  /** Null for guests, and if the account was deleted. */
  userId: z.uuid().nullable(),
  userName: z.string(),
  text: z.string(),
  language: z.enum(languages),
  /** Whether the asker will hear of the first answer. */
  willHear: z.boolean(),
  /** Oldest first. */
  answers: z.array(StaffAnswer),
  ...Moderated,
})
export type StaffQuestion = z.infer<typeof StaffQuestion>

export const QuestionList = listOf(StaffQuestion)

export const QuestionParams = z.strictObject({ id: QueryRowId })

const MAX_WORDS_LENGTH = 10_000
/** The question as staff read it; `stale` if its asker has changed it since. */
const readText = z.string().max(MAX_WORDS_LENGTH)
/** Rules: domain/questions/questions.ts. */
export const QuestionAnswerBody = z.strictObject({ text: z.string().max(MAX_WORDS_LENGTH), readText })
/** `reason`: required for `hidden`; only staff read it. */
export const ModerationBody = z.strictObject({
  state: z.enum(['published', 'hidden']),
  reason: z.string().max(MAX_WORDS_LENGTH).default(''),
})
export type ModerationBody = z.output<typeof ModerationBody>
export const QuestionModerationBody = ModerationBody.extend({ readText })
export type QuestionModerationBody = z.output<typeof QuestionModerationBody>
