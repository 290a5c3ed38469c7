import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DoneReply } from '#contract/accounts.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { FaqsReply, FeedbackBody, SupportReply } from '#contract/help.ts'
import { doneIn } from '../../platform/http/done.ts'
import { respondJson } from '../../platform/cache/respond.ts'
import { keepFeedback } from './keep-feedback.ts'
import { listFaqs } from './list-faqs.ts'
import { showSupport } from './show-support.ts'

const BODY_LIMIT_BYTES = 16 * 1024
const tags = ['Help']

export const helpRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, addressLimits } = app

  app.get(
    '/help/faqs',
    {
      schema: {
        tags,
        summary: 'Lists the questions of the Help Center with their answers, by group',
        querystring: NoQuery,
        response: { 200: FaqsReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (from) => listFaqs(from, request.language)),
  )

  app.get(
    '/help/support',
    {
      schema: {
        tags,
        summary: 'Returns the emergency number, the holidays and the figures of support',
        querystring: NoQuery,
        response: { 200: SupportReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (from) => showSupport(from, request.language)),
  )

  app.post(
    '/help/feedback',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags,
        summary: 'Sends feedback on the Help Center, with or without a comment',
        querystring: NoQuery,
        body: FeedbackBody,
        response: { 201: DoneReply, '4xx': ErrorBody },
      },
    },
    async ({ body, language, ip }, reply) => {
      await keepFeedback({ db, addressLimits }, { ...body, language }, ip)
      return reply.code(201).header('cache-control', 'no-store').send(doneIn(language, 'help.feedback-thanks'))
    },
  )
}
