import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { CodeSentReply, OrderParams, OrderReply, TrackKeyQuery } from '#contract/orders/orders.ts'
import { AttemptParams, AttemptReply, PayBody, PaymentBody, PayReply } from '#contract/payments.ts'
import { done, doneIn } from '../../platform/http/done.ts'
import { callerOf } from '../../platform/http/network-turns.ts'
import { findAsked } from '../orders/find-asked.ts'
import { isKnownBuyer, rememberBuyer } from '../../people/accounts/codes/known-buyer.ts'
import { openDetails } from '../orders/present-order.ts'
import { beginPayment } from './wallets/begin-payment.ts'
import { sendCashCode } from './cash-code.ts'
import { changePayment } from './change-payment.ts'
import { checkPayment, showAttempt } from './wallets/check-payment.ts'
import { returnRoutes } from './wallets/return-routes.ts'

const BODY_LIMIT_BYTES = 16 * 1024
const tags = ['Payments']

/**
 * Paying an order by wallet.
 *
 * @param publicUrl  the origin of the pages
 */
export const paymentRoutes: FastifyPluginAsyncZod<{ publicUrl: string }> = async (app, { publicUrl }) => {
  const { db, secrets, wallets, log, addressLimits, orderCaps, sms } = app
  const shop = { db, secrets, wallets, log, addressLimits, orderCaps, sms, tries: addressLimits.paymentTries }
  const shopOf = (request: FastifyRequest) => ({ ...shop, caller: callerOf(request) })
  app.decorateRequest('asked')
  app.register(returnRoutes, { publicUrl })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.post(
    '/orders/:orderId/pay',
    {
      preHandler: findAsked,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags,
        summary: 'Begins to pay an order at a wallet: where the browser goes for it',
        params: OrderParams,
        querystring: TrackKeyQuery,
        body: PayBody,
        response: { 200: PayReply, '4xx': ErrorBody },
      },
    },
    async (request) => ({
      ...doneIn(request.language, 'payments.started'),
      data: await beginPayment(shopOf(request), request.asked.order, request.body),
    }),
  )

  app.put(
    '/orders/:orderId/payment',
    {
      preHandler: findAsked,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags,
        summary:
          'Changes how a pending order is paid: `otherWays` of the order says to what. A guest needs a code to change to cash',
        params: OrderParams,
        querystring: TrackKeyQuery,
        body: PaymentBody,
        response: { 200: OrderReply, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { asked, body, ip, language } = request
      const { phone } = openDetails(secrets.dataKey, asked.order)
      const contact = { email: asked.order.email, phone }
      const isKnown = isKnownBuyer(request, secrets.cookieKey, contact)
      const { data, isEntered } = await changePayment(shop, asked, { ...body, ip, isKnownBuyer: isKnown })
      if (isEntered) rememberBuyer(reply, secrets.cookieKey, contact)
      return { ...doneIn(language, 'payments.switched'), data }
    },
  )

  app.post(
    '/orders/:orderId/payment/code',
    {
      preHandler: findAsked,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags,
        summary:
          'Sends a guest the code that changes an order to cash, by email or SMS; the order stays as it is until then',
        params: OrderParams,
        querystring: TrackKeyQuery,
        response: { 200: CodeSentReply, '4xx': ErrorBody },
      },
    },
    async ({ asked: { order }, ip, language }) => {
      await sendCashCode(shop, order, ip)
      return doneIn(language, order.email === '' ? 'orders.code-sent-by-sms' : 'orders.code-sent')
    },
  )

  const ofOne = { tags, params: AttemptParams, querystring: NoQuery, response: { 200: AttemptReply, '4xx': ErrorBody } }
  app.get(
    '/payments/:attemptId',
    { schema: { ...ofOne, summary: 'How a try to pay stands, as far as the shop has heard' } },
    async ({ params }) => ({ ...done('Payment found'), data: await showAttempt(shop, params.attemptId) }),
  )

  app.post(
    '/payments/:attemptId/check',
    { schema: { ...ofOne, summary: 'Asks the wallet how a try to pay stands' } },
    async (request) => ({
      ...done('Payment found'),
      data: await checkPayment(shopOf(request), request.params.attemptId),
    }),
  )
}
