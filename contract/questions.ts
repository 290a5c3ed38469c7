import { answerers, postStates } from '#domain/questions/questions.ts'
import { z } from 'zod'
import { Id, Limit, Page, reply } from './common.ts'

const QUESTIONS_A_PAGE = 5
const MOST_QUESTIONS_A_PAGE = 50

/** Above every limit in domain/, so that the domain's message is the one shown. */
const MAX_FIELD_LENGTH = 1_000
const MAX_TEXT_LENGTH = 4_000
const Field = z.string().max(MAX_FIELD_LENGTH).default('')
const Text = z.string().max(MAX_TEXT_LENGTH).default('')

export const ProductQuestionsQuery = z.strictObject({
  page: Page,
  limit: Limit(QUESTIONS_A_PAGE, MOST_QUESTIONS_A_PAGE),
})
export type ProductQuestionsQuery = z.output<typeof ProductQuestionsQuery>

export const Answer = z.object({
  _id: z.string(),
  /** `staff`: the shop. `buyer`: a customer who received the product. */
  by: z.enum(answerers),
  /** First name and initial of a buyer; '' for the shop, and when the buyer's account is deleted. */
  user: z.string(),
  /** As typed; plain text. */
  text: z.string(),
  date: z.iso.datetime(),
})
export type Answer = z.infer<typeof Answer>

export const Question = z.object({
  _id: z.string(),
  /** First name and initial; '' when the account is deleted. */
  user: z.string(),
  /** As typed; plain text. */
  text: z.string(),
  date: z.iso.datetime(),
  /** The shop's answers first, then the oldest. */
  answers: z.array(Answer),
})
export type Question = z.infer<typeof Question>

/** Newest first. */
export const ProductQuestionsReply = reply({
  data: z.array(Question),
  /** Total on all pages. */
  total: z.int(),
})
export type ProductQuestionsReply = z.infer<typeof ProductQuestionsReply>

/** A member sends `text` alone. `contact`: email address or mobile number. Rules: domain/questions/questions.ts. */
export const QuestionBody = z.strictObject({ text: Text, name: Field, contact: Field })
export type QuestionBody = z.input<typeof QuestionBody>

export const QuestionEditBody = z.strictObject({ text: Text })

export const QuestionParams = z.object({ questionId: Id })
export const AnswerBody = z.strictObject({ text: Text })

/** A text that waits until staff have read it. */
export const PostSentReply = reply({})
export type PostSentReply = z.infer<typeof PostSentReply>
export const QuestionDeletedReply = reply({})
export type QuestionDeletedReply = z.infer<typeof QuestionDeletedReply>

/** A question or answer of the user, for their own data. */
export const OwnPost = z.object({
  _id: z.string(),
  productId: z.string(),
  text: z.string(),
  state: z.enum(postStates),
  date: z.iso.datetime(),
})

export const OwnQuestion = OwnPost.omit({ productId: true })
export type OwnQuestion = z.infer<typeof OwnQuestion>

export const QuestionStandingQuery = z.strictObject({ productId: Id })
export const QuestionStanding = z.object({
  /** Whether the user received the product, and so can answer questions about it. */
  isBuyer: z.boolean(),
  /** Ids of the questions that the user has answered, whether published or not. */
  answered: z.array(z.string()),
  /** The user's own questions, newest first, at most 50. */
  asked: z.array(OwnQuestion),
})
export type QuestionStanding = z.infer<typeof QuestionStanding>
export const QuestionStandingReply = reply({ data: QuestionStanding })
export type QuestionStandingReply = z.infer<typeof QuestionStandingReply>
