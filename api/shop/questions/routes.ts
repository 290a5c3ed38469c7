import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ErrorBody } from '#contract/errors.ts'
import { NoQuery } from '#contract/common.ts'
import { ProductParams } from '#contract/catalog/products.ts'
import {
  AnswerBody,
  PostSentReply,
  ProductQuestionsQuery,
  ProductQuestionsReply,
  QuestionBody,
  QuestionHeaders,
  QuestionParams,
  QuestionStandingQuery,
  QuestionStandingReply,
} from '#contract/questions.ts'
import { authenticate } from '../../people/accounts/sessions/authenticate.ts'
import { respondJson } from '../../platform/cache/respond.ts'
import { done, doneIn } from '../../platform/http/done.ts'
import { ownLimit } from '../../platform/rate-limits/limit.ts'
import { answerQuestion, isBuyer } from './answer-question.ts'
import { askQuestion } from './ask-question.ts'
import { readAnsweredBy } from './change-queries.ts'
import { listQuestions } from './list-questions.ts'

const HOUR_S = 3_600

/** Limit per user, besides that of the network: staff read every text. */
const POSTS = { name: 'questionPosts', most: 20, withinS: HOUR_S }

const tags = ['Questions']

/** Questions about products, and their answers. */
export const questionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, addressLimits } = app
  const shop = { db, secrets, addressLimits }
  const posts = ownLimit(POSTS)

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
        await posts.take(request.session.userId)
      },
      schema: {
        tags,
        summary: 'Asks a question about a product, once per Idempotency-Key; it waits until staff have read it',
        params: ProductParams,
        querystring: NoQuery,
        headers: QuestionHeaders,
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
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        await authenticate(request)
      },
      schema: {
        tags,
        summary: 'Whether the user may answer questions about a product, and which they have answered',
        querystring: QuestionStandingQuery,
        response: { 200: QuestionStandingReply, '4xx': ErrorBody },
      },
    },
    async ({ session: { userId }, query }) => {
      const productId = Number(query.productId)
      const answered = await readAnsweredBy(db, userId, productId)
      const data = { isBuyer: await isBuyer(db, userId, productId), answered: answered.map(String) }
      return { ...done('Your questions'), data }
    },
  )

  app.post(
    '/questions/:questionId/answers',
    {
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        await authenticate(request)
        await posts.take(request.session.userId)
      },
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
