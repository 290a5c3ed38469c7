import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AdminInvoiceParams, AdminOrdersQuery, InvoicePrintBody } from '#contract/admin/orders.ts'
import { PackingSlipList, PackingSlipsQuery } from '#contract/admin/orders/packing-slips.ts'
import { exportQuery } from '#contract/admin/exports.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { byStaff } from '../../../platform/records/changer.ts'
import { allRows } from '../../../platform/exports/all-rows.ts'
import { exportRows } from '../../../platform/exports/export-rows.ts'
import { shows } from '../../../platform/personal-reads/note-reads.ts'
import { handOutPdf } from '../../invoices/hand-out-pdf.ts'
import { readAdminOrders, selectOrderIds } from './list-admin-orders.ts'
import { orderColumns } from './order-columns.ts'
import { askedOrder } from './order-rows.ts'
import { readPackingSlips } from './packing-slips.ts'

const tags = ['Back office: orders']
const read = { needs: 'orders.read' } as const

/** Orders on paper, and as a file. */
export const orderPaperAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, addressLimits } = app
  const { dataKey } = secrets

  app.get(
    '/orders/export',
    {
      exposeHeadRoute: false, // it would read all of it
      config: { needs: 'orders.export', needsProof: true },
      schema: {
        tags,
        summary: 'The list of orders as a file',
        querystring: exportQuery(AdminOrdersQuery),
      },
    },
    async (request, reply) => {
      const { query } = request
      await request.noteRead('export', ['orders'])
      return exportRows(reply, {
        fileName: 'orders',
        format: query.format,
        columns: orderColumns,
        rows: allRows(
          db,
          (tx) => selectOrderIds({ db: tx, dataKey }, query),
          (tx, ids: string[]) => readAdminOrders({ db: tx, dataKey }, ids),
        ),
      })
    },
  )

  app.get(
    '/packing-slips',
    {
      config: { ...read, shows: shows.order },
      schema: {
        tags,
        summary: 'What is printed to go along with the goods',
        querystring: PackingSlipsQuery,
        response: { 200: PackingSlipList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => {
      const items = await readPackingSlips(db, dataKey, query.ids)
      return { items, total: items.length }
    },
  )

  app.post(
    '/orders/:id/invoices/:invoiceId/pdf',
    {
      config: { needs: 'orders.work' },
      schema: {
        tags,
        summary: 'An invoice or a credit note as a PDF file, which is a print of it',
        params: AdminInvoiceParams,
        querystring: NoQuery,
        body: InvoicePrintBody,
      },
    },
    async (request, reply) => {
      const { params, staff, staffDb } = request
      const { language } = request.body
      const order = await askedOrder(db, params.id)
      await request.noteRead('order', [order.id])
      const shop = { db: staffDb, secrets, prints: addressLimits.invoicePrintsByStaff }
      const wanted = { order, invoiceId: params.invoiceId, language, by: byStaff(staff), who: `staff ${staff.id}` }
      const { name, file } = await handOutPdf(shop, wanted)
      return reply.type('application/pdf').header('content-disposition', `inline; filename="${name}"`).send(file)
    },
  )
}
