import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  CallerList,
  CallersQuery,
  GoodList,
  GoodsQuery,
  PhoneOrderBody,
  PhoneOrderParams,
  PhoneOrderReply,
  PhoneQuote,
  PhoneQuoteBody,
} from '#contract/admin/phone-orders.ts'
import { NoQuery, IdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { shows } from '../../platform/personal-reads/note-reads.ts'
import { findCallers } from './phone-callers.ts'
import { phoneShopper, quoteDraft } from './phone-draft.ts'
import { findGoods } from './phone-goods-queries.ts'
import { takePhoneOrder } from './take-phone-order.ts'

const tags = ['Back office: orders by phone']
const config = { needs: 'orders.work' } as const

/** Orders that staff write down for somebody who calls. */
export const phoneOrderAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, wallets, sms, addressLimits, orderCaps, announcer } = app

  app.get(
    '/phone-orders/goods',
    {
      config,
      schema: {
        tags,
        summary: 'What can be sold now, with its price and stock',
        querystring: GoodsQuery,
        response: { 200: GoodList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => {
      const items = await findGoods(db, query.q)
      return { items, total: items.length }
    },
  )

  app.get(
    '/phone-orders/callers',
    {
      config: { ...config, shows: shows.caller },
      schema: {
        tags,
        summary: 'Searches accounts by name or email address, with the last delivery address',
        querystring: CallersQuery,
        response: { 200: CallerList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => {
      const items = await findCallers(db, secrets.dataKey, query.q)
      return { items, total: items.length }
    },
  )

  app.post(
    '/phone-orders/:id/quote',
    {
      config,
      schema: {
        tags,
        summary: 'Calculates an order of these goods at current prices',
        params: PhoneOrderParams,
        querystring: NoQuery,
        body: PhoneQuoteBody,
        response: { 200: PhoneQuote, '4xx': ErrorBody },
      },
    },
    async ({ params, body, staff, staffDb }) => quoteDraft(staffDb, phoneShopper(staff.id, params.id), body),
  )

  app.post(
    '/phone-orders/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Places what was quoted, once for each Idempotency-Key',
        headers: IdempotencyHeaders,
        params: PhoneOrderParams,
        querystring: NoQuery,
        body: PhoneOrderBody,
        response: { 201: PhoneOrderReply, '4xx': ErrorBody },
      },
    },
    async ({ params, body, headers, ip, staff, staffDb }, reply) => {
      const shop = { db: staffDb, secrets, wallets, sms, addressLimits, orderCaps, announcer }
      const key = headers['idempotency-key']
      return reply.code(201).send(await takePhoneOrder(shop, params.id, body, { by: staff, key, ip }))
    },
  )
}
