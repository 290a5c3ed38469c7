import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PlaceBody, QuoteBody, QuoteReply } from '#contract/checkout.ts'
import { NoQuery, IdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { PlacedReply } from '#contract/orders.ts'
import { done } from '../../platform/http/done.ts'
import { nameShopper } from '../../shop/cart/name-shopper.ts'
import { isKnownBuyer } from '../orders/known-buyer.ts'
import { keptRefusal, placedIn } from './once.ts'
import { placeOrder } from './place-order.ts'
import { quoteOrder } from './quote-order.ts'

const common = { tags: ['Checkout'], querystring: NoQuery }

/** From a cart to an order, for accounts and for guests. */
export const checkoutRoutes: FastifyPluginAsyncZod = async (app) => {
  app.decorateRequest('shopper')
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.post(
    '/checkout/quote',
    {
      onRequest: nameShopper,
      schema: {
        ...common,
        summary: 'What an order of the cart would be, at the figures of now',
        body: QuoteBody,
        response: { 200: QuoteReply, '4xx': ErrorBody },
      },
    },
    async ({ shopper, body, ip, language }) => ({
      ...done('Checkout found'),
      data: await app.bulkheads.quote(ip, (db) => quoteOrder(db, shopper, body, app.wallets.offered, language)),
    }),
  )

  app.post(
    '/orders',
    {
      onRequest: nameShopper,
      schema: {
        ...common,
        summary: 'Orders what is in the cart, once for each Idempotency-Key',
        headers: IdempotencyHeaders,
        body: PlaceBody,
        response: { 201: PlacedReply, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { shopper, body, headers, ip, language } = request
      const key = headers['idempotency-key']
      const { isReplay, ...answer } = await placeOrder(app, shopper, body, key, {
        ip,
        language,
        isKnownBuyer: isKnownBuyer(request, app.secrets.cookieKey, body.email),
      })
      if (isReplay) reply.header('idempotency-replayed', 'true')
      if (answer.status !== 201) throw keptRefusal(answer)
      // The same bytes each time: what was written down is not worded again.
      return reply
        .code(201)
        .type('application/json; charset=utf-8')
        .send(placedIn(language, answer) as never)
    },
  )
}
