import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ErrorBody } from '#contract/errors.ts'
import { NoQuery, UuidKeyHeaders } from '#contract/common.ts'
import { ProductParams } from '#contract/catalog/products.ts'
import {
  AnswerBody,
  PostSentReply,
  ProductQuestionsQuery,
  ProductQuestionsReply,
  QuestionBody,
  QuestionDeletedReply,
  QuestionEditBody,
  QuestionParams,
  QuestionStandingQuery,
  QuestionStandingReply,
} from '#contract/questions.ts'
import { authenticate } from '../../people/accounts/sessions/authenticate.ts'
import { respondJson } from '../../platform/cache/respond.ts'
import { done, doneIn } from '../../platform/http/done.ts'
import { ownLimit } from '../../platform/rate-limits/limit.ts'
import { answerQuestion } from './answer-question.ts'
import { askQuestion } from './ask-question.ts'
import { listQuestions } from './list-questions.ts'
import { deleteOwnQuestion, editOwnQuestion } from './own-question.ts'
import { readStanding } from './read-standing.ts'

const HOUR_S = 3_600

/** Limit per user, besides that of the network: staff read every text. */
const POSTS = { name: 'questionPosts', most: 20, withinS: HOUR_S }

const tags = ['Questions']

async function asMember(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store')
  await authenticate(request)
}

/** Questions about products, and their answers. */
export const questionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, addressLimits } = app
  const shop = { db, secrets, addressLimits }
  const posts = ownLimit(POSTS)
  const writing = ({ session }: FastifyRequest) => posts.take(session.userId)

  app.get(
    '/product/:id/questions',
    {
      schema: {
        tags,
        summary: 'One page of the published questions about a product, with their answers',
        params: ProductParams,
        querystring: ProductQuestionsQuery,
        response: { 200: ProductQuestionsReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => {
      const { params, query } = request
      return respondJson(request, reply, (reads) => listQuestions(reads, Number(params.id), query))
    },
  )

  app.post(
    '/product/:id/questions',
    {
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        if (request.headers.authorization === undefined) return
        await authenticate(request)
        await writing(request)
      },
      schema: {
        tags,
        summary: 'Asks a question about a product, once per Idempotency-Key; it waits until staff have read it',
        params: ProductParams,
        querystring: NoQuery,
        headers: UuidKeyHeaders,
        body: QuestionBody,
        response: { 201: PostSentReply, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { params, headers, body, language, ip: from } = request
      const userId = request.session?.userId ?? null
      const productId = Number(params.id)
      await askQuestion(shop, { id: headers['idempotency-key'], productId, userId, body, language, from })
      return reply.code(201).send(doneIn(language, 'questions.sent'))
    },
  )

  app.get(
    '/questions/mine',
    {
      onRequest: asMember,
      schema: {
        tags,
        summary:
          'The user’s own questions about a product, whether they may answer others, and which they have answered',
        querystring: QuestionStandingQuery,
        response: { 200: QuestionStandingReply, '4xx': ErrorBody },
      },
    },
    async ({ session, query }) => {
      const data = await readStanding(db, session.userId, Number(query.productId))
      return { ...done('Your questions'), data }
    },
  )

  app.put(
    '/questions/:questionId',
    {
      onRequest: [asMember, writing],
      schema: {
        tags,
        summary: 'Changes one’s own question, which staff have not read yet',
        params: QuestionParams,
        querystring: NoQuery,
        body: QuestionEditBody,
        response: { 200: PostSentReply, '4xx': ErrorBody },
      },
    },
    async ({ session, params, body, language }) => {
      await editOwnQuestion(db, { userId: session.userId, questionId: Number(params.questionId) }, body.text)
      return doneIn(language, 'questions.saved')
    },
  )

  app.delete(
    '/questions/:questionId',
    {
      onRequest: asMember,
      schema: {
        tags,
        summary: 'Deletes one’s own question with its answers',
        params: QuestionParams,
        querystring: NoQuery,
        response: { 200: QuestionDeletedReply, '4xx': ErrorBody },
      },
    },
    async ({ session, params, language }) => {
      await deleteOwnQuestion(db, { userId: session.userId, questionId: Number(params.questionId) })
      return doneIn(language, 'questions.deleted')
    },
  )

  app.post(
    '/questions/:questionId/answers',
    {
      onRequest: [asMember, writing],
      schema: {
        tags,
        summary: 'Answers a question about a product that the user received; it waits until staff have read it',
        params: QuestionParams,
        querystring: NoQuery,
        body: AnswerBody,
        response: { 201: PostSentReply, '4xx': ErrorBody },
      },
    },
    async ({ session, params, body, language }, reply) => {
      await answerQuestion(db, { userId: session.userId, questionId: Number(params.questionId) }, body.text)
      return reply.code(201).send(doneIn(language, 'questions.answer-sent'))
    },
  )
}
