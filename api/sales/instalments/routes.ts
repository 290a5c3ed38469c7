import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { InstalmentPlansReply } from '#contract/instalments.ts'
import { respondJson } from '../../platform/cache/respond.ts'
import { listPlans } from './list-plans.ts'

export const instalmentRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/instalment-plans',
    {
      schema: {
        tags: ['Checkout'],
        summary: 'The plans by which banks let buyers pay in instalments',
        querystring: NoQuery,
        response: { 200: InstalmentPlansReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (db) => listPlans(db, request.language)),
  )
}
