import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  MovementList,
  MovementsQuery,
  MoveStockBody,
  MoveStockReply,
  StockList,
  StockQuery,
} from '#contract/admin/stock.ts'
import { NoQuery, OptionalIdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { staffOnce } from '../../../platform/records/staff-once.ts'
import { moveStock } from '../move-stock.ts'
import { readMovements } from '../movement-queries.ts'
import { readStock } from '../stock-queries.ts'

const tags = ['Back office: stock']

export const stockAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/stock',
    {
      config: { needs: 'catalog.read' },
      schema: {
        tags,
        summary: 'Stock of each variant, and how long it lasts',
        querystring: StockQuery,
        response: { 200: StockList, '4xx': ErrorBody },
      },
    },
    ({ query }) => readStock(app.db, query),
  )

  app.get(
    '/stock/movements',
    {
      config: { needs: 'catalog.read' },
      schema: {
        tags,
        summary: 'Stock movements, newest first',
        querystring: MovementsQuery,
        response: { 200: MovementList, '4xx': ErrorBody },
      },
    },
    ({ query }) => readMovements(app.db, query),
  )

  app.post(
    '/stock/movements',
    {
      config: { needs: 'stock.write' },
      schema: {
        tags,
        summary: 'Records received, counted or damaged pieces, once per Idempotency-Key',
        headers: OptionalIdempotencyHeaders,
        querystring: NoQuery,
        body: MoveStockBody,
        response: { 200: MoveStockReply, '4xx': ErrorBody },
      },
    },
    async (request) => {
      const { staffDb, staff, body } = request
      const { movements, placeId } = body
      return { items: await moveStock(staffDb, movements, { staffId: staff.id, once: staffOnce(request), placeId }) }
    },
  )
}
