import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AcceptVoucherBody,
  AdminVoucher,
  AdminVoucherList,
  AdminVoucherParams,
  AdminVouchersQuery,
  DeclineVoucherBody,
} from '#contract/admin/payments/vouchers.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { findVoucher, listVouchers, showVoucher } from './vouchers.ts'
import { confirmTransfer, declineVoucher } from '../transfers/bank-transfers.ts'

const tags = ['Back office: money']
const ofOne = {
  tags,
  params: AdminVoucherParams,
  querystring: NoQuery,
  response: { 200: AdminVoucher, '4xx': ErrorBody },
}

/** Photos of bank vouchers, and the transfers that staff find by them. */
export const adminVoucherRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets } = app

  app.get(
    '/vouchers',
    {
      config: { needs: 'money.read' },
      schema: {
        tags,
        summary: 'Vouchers that buyers have sent',
        querystring: AdminVouchersQuery,
        response: { 200: AdminVoucherList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listVouchers(db, query),
  )

  app.get(
    '/vouchers/:id',
    { config: { needs: 'money.read' }, schema: { ...ofOne, summary: 'One voucher' } },
    async ({ params }) => showVoucher(db, params.id),
  )

  app.post(
    '/vouchers/:id/acceptance',
    {
      config: { needs: 'money.write' },
      schema: { ...ofOne, summary: 'Records the transfer that a bank receipt proves', body: AcceptVoucherBody },
    },
    async ({ params: { id }, body, staff, staffDb }) => {
      const { order } = await findVoucher(db, id)
      await confirmTransfer({ db: staffDb, secrets }, order.id, { ...body, voucherId: id, by: staff })
      return showVoucher(db, id)
    },
  )

  app.post(
    '/vouchers/:id/decline',
    {
      config: { needs: 'money.write' },
      schema: { ...ofOne, summary: 'Declines a bank receipt; its buyer reads why', body: DeclineVoucherBody },
    },
    async ({ params: { id }, body: { answer }, staff, staffDb }) => {
      const { order } = await findVoucher(db, id)
      await declineVoucher({ db: staffDb, secrets }, order.id, { answer, voucherId: id, by: staff })
      return showVoucher(db, id)
    },
  )
}
