import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AdminAfterSalesParams,
  AdminReturn,
  AdminReturnList,
  AdminReturnsQuery,
  ApproveReturnBody,
  DeclineReturnBody,
  ReceiveReturnBody,
} from '#contract/admin/fulfilment/after-sales.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { byStaff } from '../../../platform/records/changer.ts'
import type { OrderShop } from '../../orders/change-order.ts'
import { shows } from '../../../platform/personal-reads/note-reads.ts'
import { findReturn, listReturns, showReturn } from './after-sales.ts'
import { approveReturn, collectReturn, declineReturn, type ReturnName } from '../change-return.ts'
import { receiveReturn } from '../receive-return.ts'

const tags = ['Back office: after sales']
const ofOne = {
  tags,
  params: AdminAfterSalesParams,
  querystring: NoQuery,
  response: { 200: AdminReturn, '4xx': ErrorBody },
}

/** Goods that shoppers return. */
export const adminReturnRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets } = app
  const desk = { db, dataKey: secrets.dataKey }
  type Work = (shop: OrderShop, name: ReturnName) => Promise<void>
  const doing = async (id: string, staffDb: OrderShop['db'], work: Work) => {
    const { order } = await findReturn(db, id)
    await work({ db: staffDb, secrets }, { orderId: order.id, returnId: id })
    return showReturn(desk, id)
  }

  app.get(
    '/returns',
    {
      config: { needs: 'orders.read', shows: shows.partOfOrder },
      schema: {
        tags,
        summary: 'Returns',
        querystring: AdminReturnsQuery,
        response: { 200: AdminReturnList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listReturns(desk, query),
  )

  app.get(
    '/returns/:id',
    { config: { needs: 'orders.read', shows: shows.partOfOrder }, schema: { ...ofOne, summary: 'One return' } },
    async ({ params }) => showReturn(desk, params.id),
  )

  app.post(
    '/returns/:id/approval',
    {
      config: { needs: 'orders.decide', shows: shows.partOfOrder },
      schema: { ...ofOne, summary: 'Approves a return, with the amount of its refund', body: ApproveReturnBody },
    },
    async ({ params, body, staff, staffDb }) => {
      return doing(params.id, staffDb, (shop, name) => approveReturn(shop, name, { ...body, by: byStaff(staff) }))
    },
  )

  app.post(
    '/returns/:id/decline',
    {
      config: { needs: 'orders.decide', shows: shows.partOfOrder },
      schema: { ...ofOne, summary: 'Declines a return; the buyer sees the reason', body: DeclineReturnBody },
    },
    async ({ params, body, staff, staffDb }) => {
      return doing(params.id, staffDb, (shop, name) => declineReturn(shop, name, { ...body, by: byStaff(staff) }))
    },
  )

  app.post(
    '/returns/:id/collection',
    {
      config: { needs: 'orders.work', shows: shows.partOfOrder },
      schema: { ...ofOne, summary: 'Marks a return as collected' },
    },
    async ({ params, staff, staffDb }) => {
      return doing(params.id, staffDb, (shop, name) => collectReturn(shop, name, { by: byStaff(staff) }))
    },
  )

  app.post(
    '/returns/:id/receipt',
    {
      config: { needs: 'orders.work', shows: shows.partOfOrder },
      schema: {
        ...ofOne,
        summary: 'Marks a return as received: its refund is now due',
        body: ReceiveReturnBody,
      },
    },
    async ({ params, body: { restock }, staff, staffDb }) => {
      return doing(params.id, staffDb, (shop, name) => receiveReturn(shop, name, { restock, by: byStaff(staff) }))
    },
  )
}
