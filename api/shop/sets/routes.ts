import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { ProductParams } from '#contract/catalog/products.ts'
import { ErrorBody } from '#contract/errors.ts'
import { SetReply } from '#contract/sets.ts'
import { respondJson } from '../../platform/cache/respond.ts'
import { findSet } from './find-set.ts'

/** Sets of products that cost less together. */
export const setRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/product/:id/set',
    {
      schema: {
        tags: ['Catalog'],
        summary: 'The set that a product belongs to',
        params: ProductParams,
        querystring: NoQuery,
        response: { 200: SetReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (db) => findSet(db, Number(request.params.id), request.language)),
  )
}
