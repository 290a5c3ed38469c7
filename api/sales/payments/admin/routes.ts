import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AdminOrder, AdminOrderParams } from '#contract/admin/orders.ts'
import {
  AttemptParams,
  CashBody,
  PromiseBody,
  RefundDoneBody,
  RefundList,
  RefundParams,
  RefundRow,
  RefundSendBody,
  RefundsQuery,
  StaffPaymentBody,
  TransferBody,
} from '#contract/admin/payments/payments.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { byStaff } from '../../../platform/records/changer.ts'
import { askedOrder } from '../../orders/admin/order-rows.ts'
import { showAdminOrder } from '../../orders/admin/show-admin-order.ts'
import { shows } from '../../../platform/personal-reads/note-reads.ts'
import { callerOf } from '../../../platform/http/network-turns.ts'
import { askAgain } from './ask-again.ts'
import { listRefunds, showRefund } from './list-refunds.ts'
import { recordCash } from './record-cash.ts'
import { changePaymentByStaff } from './staff-payment.ts'
import { confirmTransfer } from '../transfers/bank-transfers.ts'
import { checkRefund, endUnmadeRefund } from '../refund-requests/check-request.ts'
import { sendRefund } from '../refund-requests/send-refund.ts'
import { promiseRefund, recordRefund } from '../staff-refunds.ts'

const tags = ['Back office: money']
const answers = { 200: AdminOrder, '4xx': ErrorBody, 503: ErrorBody }
const ofOrder = { tags, params: AdminOrderParams, querystring: NoQuery, response: answers }
const ofRefund = { tags, params: RefundParams, querystring: NoQuery, response: { ...answers, 200: RefundRow } }
const read = { needs: 'money.read', shows: shows.refund } as const
const actOnOrder = { needs: 'money.write', shows: shows.order } as const
const actOnRefund = { needs: 'money.write', shows: shows.refund } as const
const proved = { needsProof: true } as const

/** Payments and refunds that staff record. Calls about an order return the order. */
export const paymentAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, wallets, log } = app
  const shop = { db, secrets, wallets }
  /** The shop as a call of staff asks a wallet. */
  const asking = (request: FastifyRequest) => {
    return { db: request.staffDb, secrets, log, wallets, caller: callerOf(request) }
  }

  app.get(
    '/refunds',
    {
      config: read,
      schema: {
        tags,
        summary: 'Lists refunds that are due or paid',
        querystring: RefundsQuery,
        response: { 200: RefundList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listRefunds(shop, query),
  )

  app.get(
    '/refunds/:id',
    {
      config: read,
      schema: {
        tags,
        summary: 'One refund',
        params: RefundParams,
        querystring: NoQuery,
        response: { 200: RefundRow, '4xx': ErrorBody },
      },
    },
    async ({ params }) => showRefund(shop, params.id),
  )

  app.post(
    '/refunds/:id/record',
    {
      config: { ...actOnRefund, ...proved },
      schema: {
        tags,
        summary: 'Records a full or partial payment of a refund',
        params: RefundParams,
        querystring: NoQuery,
        body: RefundDoneBody,
        response: { 200: RefundRow, '4xx': ErrorBody },
      },
    },
    async ({ params, body: { amount, reference }, staff, staffDb }) => {
      await showRefund(shop, params.id)
      const done = { reference, by: staff, ...(amount !== undefined && { amount }) }
      await recordRefund({ db: staffDb, secrets }, params.id, done)
      return showRefund(shop, params.id)
    },
  )

  app.post(
    '/refunds/:id/sending',
    {
      config: { ...actOnRefund, ...proved },
      schema: { ...ofRefund, summary: 'Sends a refund by its wallet', body: RefundSendBody },
    },
    async (request) => {
      const { params, body, staff } = request
      await showRefund(shop, params.id)
      await sendRefund(asking(request), params.id, { ...body, by: staff })
      return showRefund(shop, params.id)
    },
  )

  app.post(
    '/refunds/:id/look-up',
    { config: actOnRefund, schema: { ...ofRefund, summary: 'Asks the wallet what became of a refund' } },
    async (request) => {
      const { id } = request.params
      await showRefund(shop, id)
      await checkRefund(asking(request), id)
      return showRefund(shop, id)
    },
  )

  app.post(
    '/refunds/:id/not-made',
    { config: { ...actOnRefund, ...proved }, schema: { ...ofRefund, summary: 'Says that the wallet made no refund' } },
    async ({ params, staffDb }) => {
      await showRefund(shop, params.id)
      await endUnmadeRefund({ db: staffDb }, params.id)
      return showRefund(shop, params.id)
    },
  )

  app.post(
    '/orders/:id/refunds',
    {
      config: { ...actOnOrder, ...proved },
      schema: { ...ofOrder, summary: 'Creates a refund of part of the payment', body: PromiseBody },
    },
    async ({ params, body, staff, staffDb, language }) => {
      const { id } = await askedOrder(db, params.id)
      await promiseRefund({ db: staffDb, secrets }, id, { ...body, by: staff })
      return showAdminOrder(shop, id, { staff, language })
    },
  )

  app.post(
    '/orders/:id/transfers',
    { config: actOnOrder, schema: { ...ofOrder, summary: 'Records a bank transfer that arrived', body: TransferBody } },
    async ({ params, body, staff, staffDb, language }) => {
      const { id } = await askedOrder(db, params.id)
      await confirmTransfer({ db: staffDb, secrets }, id, { ...body, by: staff })
      return showAdminOrder(shop, id, { staff, language })
    },
  )

  app.post(
    '/orders/:id/cash',
    { config: actOnOrder, schema: { ...ofOrder, summary: 'Records cash paid in the shop', body: CashBody } },
    async ({ params, body, staff, staffDb, language }) => {
      const { id } = await askedOrder(db, params.id)
      await recordCash({ db: staffDb, secrets }, id, { ...body, by: staff })
      return showAdminOrder(shop, id, { staff, language })
    },
  )

  app.put(
    '/orders/:id/payment',
    {
      config: { needs: 'orders.decide', shows: shows.order },
      schema: {
        ...ofOrder,
        summary: 'Changes how the rest of an order is paid before it leaves',
        body: StaffPaymentBody,
      },
    },
    async ({ params, body, staff, staffDb, language }) => {
      const { id } = await askedOrder(db, params.id)
      await changePaymentByStaff({ db: staffDb, secrets, wallets }, id, { ...body, by: byStaff(staff) })
      return showAdminOrder(shop, id, { staff, language })
    },
  )

  app.post(
    '/orders/:id/attempts/:attemptId/look-up',
    {
      config: actOnOrder,
      schema: { ...ofOrder, summary: 'Asks the wallet about an attempt now', params: AttemptParams },
    },
    async (request) => {
      const { params, staff, language } = request
      const { id } = await askedOrder(db, params.id)
      await askAgain(asking(request), id, params.attemptId)
      return showAdminOrder(shop, id, { staff, language })
    },
  )
}
