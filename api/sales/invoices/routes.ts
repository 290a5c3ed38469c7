import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ErrorBody } from '#contract/errors.ts'
import { InvoiceParams, InvoiceReply, PdfQuery, PrintReply } from '#contract/invoices.ts'
import { TrackKeyQuery } from '#contract/orders/orders.ts'
import { done, doneIn } from '../../platform/http/done.ts'
import { clientNetwork } from '../../platform/rate-limits/client-network.ts'
import { findAsked } from '../orders/find-asked.ts'
import { handOutPdf } from './hand-out-pdf.ts'
import { notePrint } from './note-print.ts'
import { askedInvoice, showInvoice } from './show-invoice.ts'

const tags = ['Orders']
const ofOne = { tags, params: InvoiceParams, querystring: TrackKeyQuery }

/** Invoices and credit notes. Requires the owner's session or the order's key. */
export const invoiceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, addressLimits } = app
  app.decorateRequest('asked')
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(
    '/orders/:orderId/invoices/:invoiceId',
    {
      preHandler: findAsked,
      schema: {
        ...ofOne,
        summary: 'What an invoice or a credit note says, and how often it was printed',
        response: { 200: InvoiceReply, '4xx': ErrorBody },
      },
    },
    async ({ asked, params }) => {
      return { ...done('Invoice found'), ...(await showInvoice({ db, secrets }, asked.order, params.invoiceId)) }
    },
  )

  app.post(
    '/orders/:orderId/invoices/:invoiceId/prints',
    {
      preHandler: findAsked,
      schema: {
        ...ofOne,
        summary: 'Notes that it is printed: the first is the original, each other one a copy',
        response: { 200: PrintReply, '4xx': ErrorBody },
      },
    },
    async ({ asked, params, language }) => {
      const { id } = await askedInvoice(db, asked.order, params.invoiceId)
      await addressLimits.invoicePrints.take(id)
      return { ...doneIn(language, 'invoices.print-recorded'), print: (await notePrint(db, id, asked.by))! }
    },
  )

  app.get(
    '/orders/:orderId/invoices/:invoiceId/pdf',
    {
      exposeHeadRoute: false, // asking for it is a print
      preHandler: findAsked,
      schema: {
        ...ofOne,
        querystring: PdfQuery,
        summary: 'As a PDF file, which is a print',
      },
    },
    async ({ asked, params, language, query: { disposition }, ip }, reply) => {
      const who = clientNetwork(ip)
      const wanted = { order: asked.order, invoiceId: params.invoiceId, language, by: asked.by, who }
      const { name, file } = await handOutPdf({ db, secrets, prints: addressLimits.invoicePrints }, wanted)
      reply.type('application/pdf').header('content-disposition', `${disposition}; filename="${name}"`)
      return reply.send(file)
    },
  )
}
