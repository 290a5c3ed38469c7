import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { PlaceBody, QuoteBody, QuoteReply } from '#contract/checkout.ts'
import { NoQuery, IdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { PlacedReply } from '#contract/orders/orders.ts'
import { done } from '../../platform/http/done.ts'
import type { Shopper } from '../../shop/cart/cart-owner.ts'
import { nameShopper } from '../../shop/cart/name-shopper.ts'
import { isKnownBuyer } from '../../people/accounts/codes/known-buyer.ts'
import { countGuess } from './count-guess.ts'
import { emailNeedOf } from './email-need.ts'
import { placeOrder } from './place-order.ts'
import { placedReply } from './placed-reply.ts'
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
      config: { hasBulkhead: true },
      schema: {
        ...common,
        summary: 'Calculates an order of the cart at current prices',
        body: QuoteBody,
        response: { 200: QuoteReply, '4xx': ErrorBody },
      },
    },
    async (request) => {
      const { shopper, body, ip, language } = request
      const data = await app.bulkheads.quote(request, async () => {
        await countGuess(app, body.coupon, { shopper, ip })
        const quote = await quoteOrder(app.db, shopper, body, app.wallets.offered, language)
        return { ...quote, email: await emailNeedOf(app.db, app.sms, shopper) }
      })
      if (begins(shopper, body)) {
        const productIds = new Set(data.lines.map(({ productId }) => Number(productId)))
        for (const productId of productIds) app.productCounter.count('checkouts', { productId })
      }
      return { ...done('Checkout found'), data }
    },
  )

  app.post(
    '/orders',
    {
      onRequest: nameShopper,
      config: { hasBulkhead: true },
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
      const buyer = { ip, language, isKnownBuyer: isKnownBuyer(request, app.secrets.cookieKey, body) }
      const placed = await app.bulkheads.order(request, () => placeOrder(app, shopper, body, key, buyer))
      if (placed.isReplay) reply.header('idempotency-replayed', 'true')
      if ('refusal' in placed) throw placed.refusal
      return reply.code(201).send(await placedReply(app, placed, language))
    },
  )
}

/**
 * Whether a quote is the first of a checkout: nothing is chosen yet. The browser of a member may know the district from the
 * last order. A member without one, who chooses it before the delivery, counts twice.
 */
function begins({ kind }: Shopper, { district, method, coupon }: z.output<typeof QuoteBody>): boolean {
  return method === undefined && coupon === '' && (district === '' || kind === 'user')
}
