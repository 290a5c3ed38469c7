import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BankToldBody, InstalmentMoveBody } from '#contract/admin/instalments.ts'
import { AdminOrder, AdminOrderParams } from '#contract/admin/orders.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { shows } from '../../../platform/personal-reads/note-reads.ts'
import { byStaff } from '../../../platform/records/changer.ts'
import { addRecordRoutes } from '../../../platform/records/record-routes.ts'
import { askedOrder } from '../../orders/admin/order-rows.ts'
import { showAdminOrder } from '../../orders/admin/show-admin-order.ts'
import { moveRequest } from '../move-request.ts'
import { markBankTold } from '../tell-bank.ts'
import { instalmentPlans } from './instalment-plans.ts'

/** Back-office routes for instalments: banks' plans, and what staff do with the request of an order. */
export const instalmentAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, wallets } = app
  addRecordRoutes(app, instalmentPlans)

  app.put(
    '/orders/:id/instalments',
    {
      config: { needs: 'orders.work', shows: shows.order },
      schema: {
        tags: ['Back office: orders'],
        summary: 'Moves the request for instalments of an order on, and tells its customer',
        params: AdminOrderParams,
        querystring: NoQuery,
        body: InstalmentMoveBody,
        response: { 200: AdminOrder, '4xx': ErrorBody },
      },
    },
    async ({ params, body, staff, staffDb, language }) => {
      const { id } = await askedOrder(db, params.id)
      await moveRequest({ db: staffDb, secrets }, id, body, { by: byStaff(staff) })
      return showAdminOrder({ db, secrets, wallets }, id, { staff, language })
    },
  )

  app.put(
    '/orders/:id/instalments/bank-told',
    {
      config: { needs: 'orders.work', shows: shows.order },
      schema: {
        tags: ['Back office: orders'],
        summary: 'Marks that staff have told the bank what became of an order',
        params: AdminOrderParams,
        querystring: NoQuery,
        body: BankToldBody,
        response: { 200: AdminOrder, '4xx': ErrorBody },
      },
    },
    async ({ params, body, staff, staffDb, language }) => {
      const { id } = await askedOrder(db, params.id)
      await markBankTold(staffDb, id, body.told)
      return showAdminOrder({ db, secrets, wallets }, id, { staff, language })
    },
  )
}
