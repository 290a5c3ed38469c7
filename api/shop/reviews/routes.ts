import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ErrorBody } from '#contract/errors.ts'
import { ProductParams } from '#contract/catalog/products.ts'
import { ProductReviewsQuery, ProductReviewsReply } from '#contract/reviews.ts'
import { respondJson } from '../../platform/cache/respond.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { listReviews } from './list-reviews.ts'
import { ownReviewRoutes } from './own-review-routes.ts'

export const reviewRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  app.register(ownReviewRoutes, { storage })

  app.get(
    '/product/:id/reviews',
    {
      schema: {
        tags: ['Reviews'],
        summary: 'One page of a product’s reviews, sorted, optionally filtered by stars',
        params: ProductParams,
        querystring: ProductReviewsQuery,
        response: { 200: ProductReviewsReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => {
      const { params, query, language } = request
      return respondJson(request, reply, (db) => listReviews(db, Number(params.id), query, language))
    },
  )
}
