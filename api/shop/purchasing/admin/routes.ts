import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  BillBody,
  DraftsBody,
  DraftsReply,
  EndPurchaseBody,
  OnTheWay,
  OnTheWayQuery,
  PostponeBody,
  Purchase,
  PurchaseChangeBody,
  PurchaseDraftBody,
  PurchaseList,
  PurchaseParams,
  PurchasesQuery,
  ReceiptParams,
  ReceiveBody,
  SendPurchaseBody,
  SuggestionList,
  SuggestionsQuery,
} from '#contract/admin/purchasing.ts'
import { NoQuery, OptionalIdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { addRecordRoutes } from '../../../platform/records/record-routes.ts'
import { staffOnce } from '../../../platform/records/staff-once.ts'
import { changeDraft, draftPurchase, draftSuggested } from '../draft-purchase.ts'
import { cancelPurchase, closePurchase, postponePurchase, sendPurchase } from '../move-purchase.ts'
import { readOnTheWay } from '../on-the-way.ts'
import { findPurchase, listPurchases } from '../purchase-queries.ts'
import { addBill, receivePurchase } from '../receive-purchase.ts'
import { suggestPurchases } from '../suggest-purchases.ts'
import { suppliers } from './suppliers.ts'

const tags = ['Back office: purchasing']
const reads = { needs: 'purchases.read' } as const
const writes = { needs: 'purchases.write' } as const
const one = { tags, querystring: NoQuery, params: PurchaseParams, response: { 200: Purchase, '4xx': ErrorBody } }

/** Suppliers, orders to them, and what to order. */
export const purchasingAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets } = app
  addRecordRoutes(app, suppliers)

  app.get(
    '/purchase-orders',
    {
      config: reads,
      schema: {
        tags,
        summary: 'Orders to suppliers, newest first',
        querystring: PurchasesQuery,
        response: { 200: PurchaseList, '4xx': ErrorBody },
      },
    },
    ({ query }) => listPurchases(db, query),
  )

  app.get(
    '/purchase-orders/:id',
    { config: reads, schema: { ...one, summary: 'One order to a supplier, with what came of it' } },
    ({ params }) => findPurchase(db, params.id),
  )

  app.post(
    '/purchase-orders',
    {
      config: writes,
      schema: {
        tags,
        summary: 'Drafts an order to a supplier',
        querystring: NoQuery,
        body: PurchaseDraftBody,
        response: { 201: Purchase, '4xx': ErrorBody },
      },
    },
    async ({ staffDb, body }, reply) => {
      const id = await draftPurchase(staffDb, body)
      return reply.code(201).send(await findPurchase(db, id))
    },
  )

  app.put(
    '/purchase-orders/:id',
    { config: writes, schema: { ...one, summary: 'Changes a draft', body: PurchaseChangeBody } },
    async ({ staffDb, params, body: { version, ...draft } }) => {
      await changeDraft(staffDb, params.id, draft, { seen: version })
      return findPurchase(db, params.id)
    },
  )

  app.post(
    '/purchase-orders/:id/sending',
    {
      config: writes,
      schema: { ...one, summary: 'Sends a draft by email, or marks it as sent on paper', body: SendPurchaseBody },
    },
    async ({ staffDb, params, body }) => {
      await sendPurchase({ db: staffDb, secrets }, params.id, body)
      return findPurchase(db, params.id)
    },
  )

  app.put(
    '/purchase-orders/:id/expected-day',
    { config: writes, schema: { ...one, summary: 'Changes the day on which goods are expected', body: PostponeBody } },
    async ({ staffDb, params, body }) => {
      await postponePurchase(staffDb, params.id, body)
      return findPurchase(db, params.id)
    },
  )

  app.post(
    '/purchase-orders/:id/receipts',
    {
      config: writes,
      schema: {
        ...one,
        summary: 'Records goods that came and adds them to the stock, once per Idempotency-Key',
        headers: OptionalIdempotencyHeaders,
        body: ReceiveBody,
      },
    },
    (request) => {
      const { staffDb, staff, params, body } = request
      return receivePurchase(staffDb, params.id, body, { staffId: staff.id, once: staffOnce(request) })
    },
  )

  app.put(
    '/purchase-orders/:id/receipts/:receipt/bill',
    {
      config: writes,
      schema: { ...one, summary: 'Adds the bill to goods that came without it', params: ReceiptParams, body: BillBody },
    },
    ({ staffDb, params, body }) => addBill(staffDb, params, body),
  )

  app.post(
    '/purchase-orders/:id/closing',
    {
      config: writes,
      schema: { ...one, summary: 'Ends an order of which the rest does not come', body: EndPurchaseBody },
    },
    async ({ staffDb, params, body }) => {
      await closePurchase(staffDb, params.id, body)
      return findPurchase(db, params.id)
    },
  )

  app.post(
    '/purchase-orders/:id/cancellation',
    {
      config: writes,
      schema: { ...one, summary: 'Cancels an order of which nothing has come', body: EndPurchaseBody },
    },
    async ({ staffDb, params, body }) => {
      await cancelPurchase(staffDb, params.id, body)
      return findPurchase(db, params.id)
    },
  )

  app.get(
    '/purchase-suggestions',
    {
      config: reads,
      schema: {
        tags,
        summary: 'What to order, from the rate of sales, with the figures behind it',
        querystring: SuggestionsQuery,
        response: { 200: SuggestionList, '4xx': ErrorBody },
      },
    },
    ({ query }) => suggestPurchases(db, query),
  )

  app.post(
    '/purchase-suggestions/drafts',
    {
      config: writes,
      schema: {
        tags,
        summary: 'Drafts an order to each supplier of chosen suggestions, once per Idempotency-Key',
        headers: OptionalIdempotencyHeaders,
        querystring: NoQuery,
        body: DraftsBody,
        response: { 200: DraftsReply, '4xx': ErrorBody },
      },
    },
    async (request) => ({
      items: await draftSuggested(request.staffDb, request.body, { once: staffOnce(request) }),
    }),
  )

  app.get(
    '/stock/on-the-way',
    {
      config: { needs: 'catalog.read' },
      schema: {
        tags,
        summary: 'Pieces of a product that suppliers still owe',
        querystring: OnTheWayQuery,
        response: { 200: OnTheWay, '4xx': ErrorBody },
      },
    },
    ({ query }) => readOnTheWay(db, query.productId),
  )
}
