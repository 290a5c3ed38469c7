import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { FeedbackList, FeedbackQuery } from '#contract/admin/help/feedback.ts'
import { ErrorBody } from '#contract/errors.ts'
import { readFeedback } from '../feedback-queries.ts'

/** Visitors' feedback on the Help Center. */
export const feedbackAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/feedback',
    {
      config: { needs: 'tickets.read' },
      schema: {
        tags: ['Back office: messages'],
        summary: 'Lists visitors’ feedback on the Help Center',
        querystring: FeedbackQuery,
        response: { 200: FeedbackList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => readFeedback(app.db, query),
  )
}
