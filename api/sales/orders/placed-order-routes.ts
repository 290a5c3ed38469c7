import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import {
  BusinessBody,
  CancelBody,
  CodeSentReply,
  LinkAskedReply,
  LinkBody,
  NewsBody,
  OrderParams,
  OrderReply,
  OrdersQuery,
  OrdersReply,
  PlacedReply,
  TrackBody,
  TrackKeyQuery,
  VerifyOrderBody,
} from '#contract/orders/orders.ts'
import { ReorderReply } from '#contract/orders/reorder.ts'
import { authenticate } from '../../people/accounts/sessions/authenticate.ts'
import { done, doneIn } from '../../platform/http/done.ts'
import { nameShopper } from '../../shop/cart/name-shopper.ts'
import { openFailedTracks } from '../../platform/rate-limits/failed-guesses.ts'
import { changeBusiness } from './change-business.ts'
import { cancelOrder } from './cancel-order.ts'
import { findAsked, findAskedToRead } from './find-asked.ts'
import { rememberBuyer } from '../../people/accounts/codes/known-buyer.ts'
import { addOpenedOrder } from './guest-orders.ts'
import { listOrders } from './list-orders.ts'
import { sendNewsBySms } from './news-by-sms.ts'
import { sendOrderLink } from './send-order-link.ts'
import { buyerAgain, reorder } from './reorder.ts'
import { readOrder } from './order-queries.ts'
import { showOrder } from './show-order.ts'
import { trackOrder } from './track-order.ts'
import { resendOrderCode, sendCodeBySms, verifyOrder } from './verify-order.ts'

const BODY_LIMIT_BYTES = 16 * 1024

const tags = ['Orders']
const ofOne = { tags, params: OrderParams, querystring: TrackKeyQuery }

/** Orders after they were placed, for their accounts and for guests with an order's key. */
export const placedOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, addressLimits, orderCaps, wallets, sms } = app
  const shop = {
    db,
    secrets,
    addressLimits,
    orderCaps,
    wallets,
    sms,
    failedTracks: openFailedTracks(db, secrets.rateLimitKey),
  }
  app.decorateRequest('shopper')
  app.decorateRequest('asked')
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= BODY_LIMIT_BYTES
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(
    '/orders',
    {
      onRequest: authenticate,
      config: { isDear: true },
      schema: {
        tags,
        summary: 'One’s own orders, newest first',
        querystring: OrdersQuery,
        response: { 200: OrdersReply, '4xx': ErrorBody },
      },
    },
    async ({ session, query, language }) => {
      const found = await listOrders({ db, dataKey: secrets.dataKey }, session.userId, { ...query, language })
      return { ...done('Orders found'), ...found }
    },
  )

  app.post(
    '/orders/track',
    {
      schema: {
        tags,
        summary: 'A guest’s order, by its number and its phone number or e-mail address; with the key that opens it',
        querystring: NoQuery,
        body: TrackBody,
        response: { 200: PlacedReply, '4xx': ErrorBody },
      },
    },
    async ({ body, ip, language }) => ({ ...done('Order found'), ...(await trackOrder(shop, body, { ip, language })) }),
  )

  app.get(
    '/orders/:orderId',
    {
      preHandler: findAskedToRead,
      schema: {
        ...ofOne,
        summary: 'An order, for its account or a caller with one of its keys',
        response: { 200: OrderReply, '4xx': ErrorBody },
      },
    },
    async ({ asked }) => ({ ...done('Order found'), data: await showOrder(shop, asked.order, asked.by) }),
  )

  app.post(
    '/orders/:orderId/cancel',
    {
      preHandler: findAsked,
      schema: {
        ...ofOne,
        summary: 'Cancels an order within 2 hours of placing it',
        body: CancelBody,
        response: { 200: OrderReply, '4xx': ErrorBody },
      },
    },
    async ({ asked, body, language }) => {
      return { ...doneIn(language, 'order.cancelled'), data: await cancelOrder(shop, asked, body.reason) }
    },
  )

  app.put(
    '/orders/:orderId/business',
    {
      preHandler: findAsked,
      schema: {
        ...ofOne,
        summary: 'Changes the business that the invoice is for, until it is issued',
        body: BusinessBody,
        response: { 200: OrderReply, '4xx': ErrorBody },
      },
    },
    async ({ asked: { order, by }, body, language }) => {
      await changeBusiness(shop, order.id, body, { by })
      const data = await showOrder(shop, await readOrder(db, order.id), by)
      return { ...doneIn(language, 'invoices.business-changed'), data }
    },
  )

  app.post(
    '/orders/:orderId/verify',
    {
      preHandler: findAskedToRead,
      schema: {
        ...ofOne,
        summary: 'Enters the code that a guest who pays in cash got by email or SMS',
        body: VerifyOrderBody,
        response: { 200: OrderReply, '4xx': ErrorBody },
      },
    },
    async ({ asked, body, ip, language }, reply) => {
      const { data, entered } = await verifyOrder(shop, asked, { code: body.code, ip })
      // The code proves where it went, also if the order was given another contact meanwhile.
      if (entered) rememberBuyer(reply, secrets.cookieKey, { ...data, email: entered.email })
      return { ...doneIn(language, entered ? 'orders.code-right' : 'orders.needs-no-code'), data }
    },
  )

  app.post(
    '/orders/:orderId/verify/resend',
    {
      preHandler: findAskedToRead,
      schema: {
        ...ofOne,
        summary: 'Sends another code for an order, by email or SMS',
        response: { 200: CodeSentReply, '4xx': ErrorBody },
      },
    },
    async ({ asked, ip, language }) => {
      await resendOrderCode(shop, asked, ip)
      return doneIn(language, asked.order.email === '' ? 'orders.code-sent-by-sms' : 'orders.code-sent')
    },
  )

  app.post(
    '/orders/:orderId/verify/sms',
    {
      preHandler: findAskedToRead,
      schema: {
        ...ofOne,
        summary: 'Sends the code of an order to its phone instead of its email address',
        response: { 200: OrderReply, '4xx': ErrorBody },
      },
    },
    async ({ asked, ip, language }) => {
      await sendCodeBySms(shop, asked, ip)
      return { ...doneIn(language, 'orders.code-sent-by-sms'), data: await showOrder(shop, asked.order, asked.by) }
    },
  )

  app.post(
    '/orders/:orderId/link',
    {
      preHandler: findAskedToRead,
      schema: {
        ...ofOne,
        summary:
          'Sends the link with which the buyer can change the order, by email or SMS, at most three times an hour',
        body: LinkBody,
        response: { 200: LinkAskedReply, '4xx': ErrorBody },
      },
    },
    async ({ asked, body, ip, language }) => {
      await sendOrderLink(shop, asked.order, { ...body, ip })
      return doneIn(language, 'orders.link-sent')
    },
  )

  app.post(
    '/orders/:orderId/news',
    {
      preHandler: findAsked,
      schema: {
        ...ofOne,
        summary: 'Sends a guest’s news of an order to its phone from now on, and nothing more to its email address',
        body: NewsBody,
        response: { 200: OrderReply, '4xx': ErrorBody },
      },
    },
    async ({ asked: { order, by }, ip, language }) => {
      await sendNewsBySms(shop, order, ip)
      const data = await showOrder(shop, await readOrder(db, order.id), by)
      return { ...doneIn(language, 'orders.news-by-sms'), data }
    },
  )

  app.post(
    '/orders/:orderId/account',
    {
      onRequest: authenticate,
      preHandler: findAsked,
      schema: {
        ...ofOne,
        summary: 'Adds an order without an email address to one’s account, opened by its own link',
        response: { 200: OrderReply, '4xx': ErrorBody },
      },
    },
    async ({ asked: { order, by }, session, language }) => {
      await addOpenedOrder(shop, session.userId, order)
      const asker = { ...by, id: session.userId, isBuyer: true }
      const data = await showOrder(shop, await readOrder(db, order.id), asker)
      return { ...doneIn(language, 'orders.added-to-account'), data }
    },
  )

  app.post(
    '/orders/:orderId/reorder',
    {
      onRequest: nameShopper,
      preHandler: findAsked,
      schema: {
        ...ofOne,
        summary: 'Adds the order’s available items to the caller’s cart',
        response: { 200: ReorderReply, '4xx': ErrorBody },
      },
    },
    async ({ asked, shopper, ip, language }) => {
      const { added, missed } = await reorder(shop, shopper, asked.order.id, { from: ip, language })
      return {
        ...doneIn(language, added > 0 ? 'cart.added' : 'orders.nothing-to-reorder'),
        added,
        missed,
        buyer: buyerAgain(secrets.dataKey, asked.order),
      }
    },
  )
}
