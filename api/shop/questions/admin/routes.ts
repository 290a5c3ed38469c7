import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  ModerationBody,
  QuestionAnswerBody,
  QuestionList,
  QuestionModerationBody,
  QuestionParams,
  QuestionsQuery,
  StaffQuestion,
} from '#contract/admin/questions.ts'
import { NoQuery, OptionalIdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { staffOnce } from '../../../platform/records/staff-once.ts'
import type { Db } from '../../../platform/db/client.ts'
import { answerAsStaff, moderateAnswer, moderateQuestion } from '../moderate.ts'
import { questionNotFound } from '../refusals.ts'
import { findQuestionForStaff, readQuestionsForStaff, type StaffQuestionRow } from './queries.ts'

const tags = ['Back office: questions']
const ofOne = { tags, params: QuestionParams, querystring: NoQuery, response: { 200: StaffQuestion, '4xx': ErrorBody } }

/** Back-office routes for questions about products and their answers. */
export const questionAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets } = app

  app.get(
    '/questions',
    {
      config: { needs: 'questions.read' },
      schema: {
        tags,
        summary: 'Questions with their answers, including those that wait and hidden ones',
        querystring: QuestionsQuery,
        response: { 200: QuestionList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => {
      const { items, total } = await readQuestionsForStaff(db, query)
      return { items: items.map(present), total }
    },
  )

  app.get(
    '/questions/:id',
    { config: { needs: 'questions.read' }, schema: { ...ofOne, summary: 'One question' } },
    async ({ params }) => showQuestion(db, params.id),
  )

  app.put(
    '/questions/:id/state',
    {
      config: { needs: 'questions.work' },
      schema: { ...ofOne, summary: 'Publishes or hides a question', body: QuestionModerationBody },
    },
    async ({ params: { id }, body, staff, staffDb }) => {
      await staffDb.transaction((tx) => moderateQuestion(tx, { id, staffId: staff.id }, body))
      return showQuestion(db, id)
    },
  )

  app.post(
    '/questions/:id/answers',
    {
      config: { needs: 'questions.work' },
      schema: {
        ...ofOne,
        summary: 'Answers a question for the shop, once per Idempotency-Key, and publishes both',
        headers: OptionalIdempotencyHeaders,
        body: QuestionAnswerBody,
      },
    },
    async (request) => {
      const { params, body, staff, staffDb } = request
      const answer = { ...body, once: staffOnce(request) }
      await staffDb.transaction((tx) => answerAsStaff(tx, secrets, { id: params.id, staffId: staff.id }, answer))
      return showQuestion(db, params.id)
    },
  )

  app.put(
    '/product-answers/:id/state',
    {
      config: { needs: 'questions.work' },
      schema: { ...ofOne, summary: 'Publishes or hides an answer', body: ModerationBody },
    },
    async ({ params: { id }, body, staff, staffDb }) => {
      const questionId = await staffDb.transaction((tx) => moderateAnswer(tx, secrets, { id, staffId: staff.id }, body))
      return showQuestion(db, questionId)
    },
  )
}

async function showQuestion(db: Db, id: number): Promise<StaffQuestion> {
  const found = await findQuestionForStaff(db, id)
  if (!found) throw questionNotFound()
  return present(found)
}

function present({ createdAt, answers, ...question }: StaffQuestionRow): StaffQuestion {
  return {
    ...question,
    createdAt: createdAt.toISOString(),
    answers: answers.map((answer) => ({ ...answer, createdAt: new Date(answer.createdAt).toISOString() })),
  }
}
