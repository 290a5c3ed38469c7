import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PromotionKey, PromotionUses, PromotionUsesQuery } from '#contract/admin/promotions.ts'
import { ErrorBody } from '#contract/errors.ts'
import { z } from 'zod'
import { addRecordRoutes } from '../../../platform/records/record-routes.ts'
import { promotions } from './promotions.ts'
import { listPromotionUses } from './promotion-uses.ts'

/** Back-office routes for promotions. */
export const promotionAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, promotions)

  app.get(
    '/promotions/:id/uses',
    {
      config: { needs: 'promotions.read' },
      schema: {
        tags: promotions.tags,
        summary: 'The orders that used a promotion',
        params: z.strictObject({ id: PromotionKey }),
        querystring: PromotionUsesQuery,
        response: { 200: PromotionUses, '4xx': ErrorBody },
      },
    },
    ({ params, query }) => listPromotionUses(app.db, params.id, query),
  )
}
