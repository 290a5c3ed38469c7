import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { AddGuestOrdersBody, GuestOrdersAddedReply, GuestOrdersReply } from '#contract/orders/guest-orders.ts'
import { authenticate } from '../../people/accounts/sessions/authenticate.ts'
import { done, doneIn } from '../../platform/http/done.ts'
import { addGuestOrders, readGuestOrders } from './guest-orders.ts'

const BODY_LIMIT_BYTES = 4 * 1024

const tags = ['Orders']

/** Orders that a member placed without logging in. */
export const guestOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, orderCaps } = app
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(
    '/guest-orders',
    {
      onRequest: authenticate,
      config: { isDear: true },
      schema: {
        tags,
        summary:
          'Orders of guests with the email address of one’s account, newest first, unpaid and unconfirmed ones last',
        querystring: NoQuery,
        response: { 200: GuestOrdersReply, '4xx': ErrorBody },
      },
    },
    async ({ session }) => ({ ...done('Orders found'), data: await readGuestOrders(db, session.userId) }),
  )

  app.post(
    '/guest-orders',
    {
      onRequest: authenticate,
      config: { isDear: true },
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags,
        summary: 'Adds such orders to one’s account',
        querystring: NoQuery,
        body: AddGuestOrdersBody,
        response: { 200: GuestOrdersAddedReply, '4xx': ErrorBody },
      },
    },
    async ({ session, body, language }) => {
      const added = await addGuestOrders({ db, orderCaps }, session.userId, body.orderIds)
      return { ...doneIn(language, added.added > 0 ? 'orders.added-to-account' : 'orders.none-added'), ...added }
    },
  )
}
