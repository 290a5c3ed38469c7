import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ErrorBody } from '#contract/errors.ts'
import { DeliveryParams, PlanBody, SlotsReply } from '#contract/fulfilment.ts'
import { OrderReply, TrackKeyQuery } from '#contract/orders.ts'
import { done } from '../accounts/done.ts'
import type { MediaStorage } from '../media/storage.ts'
import { findAsked } from '../orders/find-asked.ts'
import { chooseSlot } from './choose-slot.ts'
import { listSlots } from './list-slots.ts'

const tags = ['Orders']

/** How an order reaches its shopper, and what comes after: of who is logged in, or of whoever has the order's key. */
export const fulfilmentRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  const { db, secrets, wallets } = app
  const shop = { db, secrets, wallets, storage }
  await app.register(multipart)
  app.decorateRequest('asked')
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(
    '/orders/:orderId/deliveries/:number/slots',
    {
      preHandler: findAsked,
      schema: {
        tags,
        summary: 'The days and times that a delivery can be brought at',
        params: DeliveryParams,
        querystring: TrackKeyQuery,
        response: { 200: SlotsReply, '4xx': ErrorBody },
      },
    },
    async ({ asked, params }) => {
      return { ...done('Times found'), data: await listSlots(db, asked.order, params.number) }
    },
  )

  app.put(
    '/orders/:orderId/deliveries/:number',
    {
      preHandler: findAsked,
      schema: {
        tags,
        summary: 'Chooses day and time of a delivery: until 17:00 of the day before, and again at most twice',
        params: DeliveryParams,
        querystring: TrackKeyQuery,
        body: PlanBody,
        response: { 200: OrderReply, '4xx': ErrorBody },
      },
    },
    async ({ asked, params, body }) => {
      return { ...done('Your delivery is planned'), data: await chooseSlot(shop, asked, params.number, body) }
    },
  )
}
