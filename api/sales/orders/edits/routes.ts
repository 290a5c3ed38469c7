import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { EditableOrder, OrderEditBody, OrderEditPreview, OrderEditSaveBody } from '#contract/admin/orders/edits.ts'
import { AdminOrder, AdminOrderParams } from '#contract/admin/orders.ts'
import { IdempotencyHeaders, NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { shows } from '../../../platform/personal-reads/note-reads.ts'
import { byStaff } from '../../../platform/records/changer.ts'
import { staffOnce } from '../../../platform/records/staff-once.ts'
import { askedOrder } from '../admin/order-rows.ts'
import { showAdminOrder } from '../admin/show-admin-order.ts'
import { editOrder } from './edit-order.ts'
import { previewEdit, showEditable } from './present-edit.ts'

const ofOrder = { tags: ['Back office: orders'], params: AdminOrderParams, querystring: NoQuery }

/** Three steps: the order as it is, what an edit would do, and the edit. It can cause a refund, so it needs what a refund needs. */
export const orderEditAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, wallets } = app
  const config = { needs: 'money.write' } as const

  app.get(
    '/orders/:id/edit',
    {
      config,
      schema: {
        ...ofOrder,
        summary: 'What can be edited of an order, and why it cannot',
        response: { 200: EditableOrder, '4xx': ErrorBody },
      },
    },
    async ({ params, language }) => showEditable(db, await askedOrder(db, params.id), language),
  )

  app.post(
    '/orders/:id/edit-preview',
    {
      config,
      schema: {
        ...ofOrder,
        summary: 'What an edit would change, without doing it',
        body: OrderEditBody,
        response: { 200: OrderEditPreview, '4xx': ErrorBody, 503: ErrorBody },
      },
    },
    async ({ params, body }) => previewEdit({ db, dataKey: secrets.dataKey }, await askedOrder(db, params.id), body),
  )

  app.post(
    '/orders/:id/edits',
    {
      config: { ...config, needsProof: true, shows: shows.order },
      schema: {
        ...ofOrder,
        summary: 'Changes lines, delivery fee and discount before anything has left, once for each Idempotency-Key',
        headers: IdempotencyHeaders,
        body: OrderEditSaveBody,
        response: { 200: AdminOrder, '4xx': ErrorBody, 503: ErrorBody },
      },
    },
    async (request) => {
      const { params, body, staff, staffDb, language } = request
      const { id } = await askedOrder(db, params.id)
      await editOrder({ db: staffDb, secrets }, id, body, { by: byStaff(staff), once: staffOnce(request) })
      return showAdminOrder({ db, secrets, wallets }, id, { staff, language })
    },
  )
}
