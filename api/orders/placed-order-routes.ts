import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ErrorBody } from '#contract/errors.ts'
import { OrdersQuery, OrdersReply } from '#contract/orders.ts'
import { authenticate } from '../accounts/authenticate.ts'
import { done } from '../accounts/done.ts'
import { listOrders } from './list-orders.ts'

const tags = ['Orders']

/** Orders after they were placed: of who is logged in, or of whoever has an order's key. */
export const placedOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app
  const { dataKey } = app.secrets
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(
    '/orders',
    {
      onRequest: authenticate,
      schema: {
        tags,
        summary: 'One’s own orders, newest first',
        querystring: OrdersQuery,
        response: { 200: OrdersReply, '4xx': ErrorBody },
      },
    },
    async ({ session, query }) => {
      const found = await listOrders({ db, dataKey }, session.userId, query)
      return { ...done('Orders found'), ...found }
    },
  )
}
