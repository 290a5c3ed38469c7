import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  ExchangeableOrder,
  ExchangeBody,
  ExchangePreview,
  ExchangeReply,
  ExchangeSaveBody,
} from '#contract/admin/orders/exchanges.ts'
import { AdminOrderParams } from '#contract/admin/orders.ts'
import { IdempotencyHeaders, NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { byStaff } from '../../platform/records/changer.ts'
import { staffOnce } from '../../platform/records/staff-once.ts'
import { askedOrder } from '../orders/admin/order-rows.ts'
import { exchangeOrder } from './exchange-order.ts'
import { previewExchange, showExchangeable } from './present-exchange.ts'

const ofOrder = { tags: ['Back office: orders'], params: AdminOrderParams, querystring: NoQuery }

/** Three steps as for an edit: what can be exchanged, what an exchange would do, and the exchange. */
export const exchangeAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, wallets } = app
  const config = { needs: 'money.write' } as const

  app.get(
    '/orders/:id/exchange',
    {
      config,
      schema: {
        ...ofOrder,
        summary: 'What can be exchanged of a delivered order, and why it cannot',
        response: { 200: ExchangeableOrder, '4xx': ErrorBody },
      },
    },
    async ({ params, language }) => showExchangeable(db, await askedOrder(db, params.id), wallets.offered, language),
  )

  app.post(
    '/orders/:id/exchange-preview',
    {
      config,
      schema: {
        ...ofOrder,
        summary: 'What an exchange would come to, without doing it',
        body: ExchangeBody,
        response: { 200: ExchangePreview, '4xx': ErrorBody, 503: ErrorBody },
      },
    },
    async ({ params, body }) => {
      return previewExchange(db, await askedOrder(db, params.id), body, { wallets: wallets.offered })
    },
  )

  app.post(
    '/orders/:id/exchanges',
    {
      config: { ...config, needsProof: true },
      schema: {
        ...ofOrder,
        summary: 'Takes pieces back and sends others in a new order, once for each Idempotency-Key',
        headers: IdempotencyHeaders,
        body: ExchangeSaveBody,
        response: { 200: ExchangeReply, '4xx': ErrorBody, 503: ErrorBody },
      },
    },
    async (request) => {
      const { params, body, staff, staffDb } = request
      const { id } = await askedOrder(db, params.id)
      const act = { by: byStaff(staff), once: staffOnce(request) }
      return exchangeOrder({ db: staffDb, secrets, wallets }, id, body, act)
    },
  )
}
