import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { StoresReply } from '#contract/stores.ts'
import { respondJson } from '../../platform/cache/respond.ts'
import { listStores } from './list-stores.ts'

export const storeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/stores',
    {
      schema: {
        tags: ['Content'],
        summary: 'The showrooms, with opening hours and locations',
        querystring: NoQuery,
        response: { 200: StoresReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (db) => listStores(db, request.language)),
  )
}
