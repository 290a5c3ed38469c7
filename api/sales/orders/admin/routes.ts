import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AdminOrder,
  AdminOrderList,
  AdminOrderParams,
  AdminOrdersQuery,
  CancellationBody,
  NoteBody,
  OrderContactBody,
  ReturnBody,
} from '#contract/admin/orders.ts'
import { BusinessBody } from '#contract/orders/orders.ts'
import { NoQuery, OptionalIdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { byStaff } from '../../../platform/records/changer.ts'
import { staffOnce } from '../../../platform/records/staff-once.ts'
import { shows } from '../../../platform/personal-reads/note-reads.ts'
import { changeBusiness } from '../change-business.ts'
import { exchangeAdminRoutes } from '../../exchanges/routes.ts'
import { orderEditAdminRoutes } from '../edits/routes.ts'
import { listAdminOrders } from './list-admin-orders.ts'
import { actOnOrder } from './order-acts.ts'
import { changeContact } from './order-contact.ts'
import { addNote } from './order-notes.ts'
import { askedOrder } from './order-rows.ts'
import { orderPaperAdminRoutes } from './document-routes.ts'
import { showAdminOrder } from './show-admin-order.ts'

const tags = ['Back office: orders']
const ofOne = {
  tags,
  params: AdminOrderParams,
  querystring: NoQuery,
  response: { 200: AdminOrder, '4xx': ErrorBody },
}
const read = { needs: 'orders.read', shows: shows.order } as const
const work = { needs: 'orders.work', shows: shows.order } as const

/** All orders, and what staff do with one; each act answers with the order as it is then. */
export const orderAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, wallets } = app
  const shop = { db, secrets, wallets }
  app.register(orderPaperAdminRoutes)
  app.register(orderEditAdminRoutes)
  app.register(exchangeAdminRoutes)

  app.get(
    '/orders',
    {
      config: read,
      schema: {
        tags,
        summary: 'Lists orders, filtered by state and open work',
        querystring: AdminOrdersQuery,
        response: { 200: AdminOrderList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listAdminOrders({ db, dataKey: secrets.dataKey }, query),
  )

  app.get(
    '/orders/:id',
    { config: read, schema: { ...ofOne, summary: 'Everything of one order, by its id or number' } },
    async ({ params, staff, language }) => showAdminOrder(shop, params.id, { staff, language }),
  )

  app.post(
    '/orders/:id/confirmation',
    { config: work, schema: { ...ofOne, summary: 'Confirms an order' } },
    async ({ params, staff, staffDb, language }) => {
      const { id } = await askedOrder(db, params.id)
      await actOnOrder({ db: staffDb, secrets }, id, { action: 'confirm', by: byStaff(staff) })
      return showAdminOrder(shop, id, { staff, language })
    },
  )

  app.post(
    '/orders/:id/cancellation',
    { config: work, schema: { ...ofOne, summary: 'Cancels an order; its customer reads why', body: CancellationBody } },
    async ({ params, body: { reason }, staff, staffDb, language }) => {
      const { id } = await askedOrder(db, params.id)
      await actOnOrder({ db: staffDb, secrets }, id, { action: 'cancel', by: byStaff(staff), reason })
      return showAdminOrder(shop, id, { staff, language })
    },
  )

  app.post(
    '/orders/:id/return',
    {
      config: { needs: 'orders.decide', shows: shows.order },
      schema: { ...ofOne, summary: 'Takes all of a delivered order back: its goods and its money', body: ReturnBody },
    },
    async ({ params, body: { reason }, staff, staffDb, language }) => {
      const { id } = await askedOrder(db, params.id)
      await actOnOrder({ db: staffDb, secrets }, id, { action: 'return', by: byStaff(staff), reason })
      return showAdminOrder(shop, id, { staff, language })
    },
  )

  app.post(
    '/orders/:id/notes',
    {
      config: work,
      schema: {
        ...ofOne,
        summary: 'Adds a note for the staff, once for each Idempotency-Key',
        headers: OptionalIdempotencyHeaders,
        body: NoteBody,
      },
    },
    async (request) => {
      const { params, body, staff, staffDb, language } = request
      const { id } = await askedOrder(db, params.id)
      await addNote({ db: staffDb, secrets }, id, body.words, staff, staffOnce(request))
      return showAdminOrder(shop, id, { staff, language })
    },
  )

  app.put(
    '/orders/:id/contact',
    {
      config: work,
      schema: { ...ofOne, summary: 'Changes where it goes and whom to call, before it leaves', body: OrderContactBody },
    },
    async (request) => {
      const { params, body, staff, staffDb, language } = request
      const { id } = await askedOrder(db, params.id)
      await request.noteRead('order', [id]) // a refusal as stale shows the contact as it is now
      await changeContact({ db: staffDb, secrets }, id, body, { by: byStaff(staff) })
      return showAdminOrder(shop, id, { staff, language })
    },
  )

  app.put(
    '/orders/:id/business',
    {
      config: work,
      schema: {
        ...ofOne,
        summary: 'Changes the business that the invoice is for, until it is issued',
        body: BusinessBody,
      },
    },
    async ({ params, body, staff, staffDb, language }) => {
      const { id } = await askedOrder(db, params.id)
      await changeBusiness({ db: staffDb, secrets }, id, body, { by: byStaff(staff) })
      return showAdminOrder(shop, id, { staff, language })
    },
  )
}
