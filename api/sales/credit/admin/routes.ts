import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  CorrectionBody,
  Credit,
  CreditBlockBody,
  CreditFigures,
  CreditList,
  CreditParams,
  CreditQuery,
  GiveCreditBody,
  ReplaceBody,
  SellBody,
  SoldCard,
} from '#contract/admin/credit.ts'
import { CustomerParams } from '#contract/admin/customers.ts'
import { RefundParams, RefundRow } from '#contract/admin/payments/payments.ts'
import { NoQuery, OptionalIdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { shows } from '../../../platform/personal-reads/note-reads.ts'
import { staffOnce } from '../../../platform/records/staff-once.ts'
import { showRefund } from '../../payments/admin/list-refunds.ts'
import { blockCredit, correctCredit, giveCredit, refundToCredit } from './change-credit.ts'
import { replaceCode, sellCard } from './sell-card.ts'
import { listCredit, readCreditFigures, showCredit } from './show-credit.ts'

const tags = ['Back office: gift cards and store credit']
const read = { needs: 'money.read', shows: shows.credit } as const
const act = { needs: 'money.write', needsProof: true, shows: shows.credit } as const
const ofOne = { tags, params: CreditParams, querystring: NoQuery, response: { 200: Credit, '4xx': ErrorBody } }

/** Gift cards and store credit, as staff sell, give, block and correct them. */
export const creditAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, wallets } = app
  const shop = { db, secrets }

  app.get(
    '/credit',
    {
      config: { needs: 'money.read' }, // rows have no contact
      schema: {
        tags,
        summary: 'Lists gift cards and store credit',
        querystring: CreditQuery,
        response: { 200: CreditList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listCredit(shop, query),
  )

  app.get(
    '/credit-figures',
    {
      config: { needs: 'money.read' },
      schema: {
        tags,
        summary: 'Returns what the shop owes to holders of gift cards and store credit',
        querystring: NoQuery,
        response: { 200: CreditFigures, '4xx': ErrorBody },
      },
    },
    async () => readCreditFigures(db),
  )

  app.get(
    '/credit/:id',
    { config: read, schema: { ...ofOne, summary: 'Returns a gift card or store credit with its entries' } },
    async ({ params }) => showCredit(shop, params.id),
  )

  app.post(
    '/credit',
    {
      config: { ...act, shows: shows.soldCard },
      schema: {
        tags,
        summary: 'Sells a gift card, and shows its code this once',
        querystring: NoQuery,
        body: SellBody,
        response: { 200: SoldCard, '4xx': ErrorBody },
      },
    },
    async ({ body, staff, staffDb }) => sellCard({ db: staffDb, secrets }, body, staff),
  )

  app.post(
    '/credit/:id/code',
    {
      config: { ...act, shows: shows.soldCard },
      schema: {
        ...ofOne,
        summary: 'Gives a gift card a new code, and ends the old one',
        headers: OptionalIdempotencyHeaders,
        body: ReplaceBody,
        response: { 200: SoldCard, '4xx': ErrorBody },
      },
    },
    async (request) => {
      const { params, body, staffDb } = request
      return replaceCode({ db: staffDb, secrets }, params.id, body, staffOnce(request))
    },
  )

  app.put(
    '/credit/:id/block',
    {
      config: act,
      schema: { ...ofOne, summary: 'Blocks a gift card or store credit, or lets it pay again', body: CreditBlockBody },
    },
    async ({ params, body, staffDb }) => {
      await blockCredit(staffDb, params.id, body.isBlocked)
      return showCredit(shop, params.id)
    },
  )

  app.post(
    '/credit/:id/corrections',
    {
      config: act,
      schema: {
        ...ofOne,
        summary: 'Corrects a balance, once per Idempotency-Key',
        headers: OptionalIdempotencyHeaders,
        body: CorrectionBody,
      },
    },
    async (request) => {
      const { params, body, staff, staffDb } = request
      await correctCredit(staffDb, params.id, body, { by: staff, once: staffOnce(request) })
      return showCredit(shop, params.id)
    },
  )

  app.post(
    '/customers/:id/credit',
    {
      config: act,
      schema: {
        ...ofOne,
        summary: 'Gives store credit to a customer, once per Idempotency-Key',
        params: CustomerParams,
        headers: OptionalIdempotencyHeaders,
        body: GiveCreditBody,
      },
    },
    async (request) => {
      const { params, body, staff, staffDb } = request
      const id = await giveCredit(staffDb, params.id, body, { by: staff, once: staffOnce(request) })
      return showCredit(shop, id)
    },
  )

  app.post(
    '/refunds/:id/store-credit',
    {
      config: { ...act, shows: shows.refund },
      schema: {
        tags,
        summary: 'Pays a refund as store credit of the customer’s account',
        params: RefundParams,
        querystring: NoQuery,
        response: { 200: RefundRow, '4xx': ErrorBody },
      },
    },
    async ({ params, staff, staffDb }) => {
      await refundToCredit({ db: staffDb, secrets }, params.id, staff)
      return showRefund({ db, wallets }, params.id)
    },
  )
}
