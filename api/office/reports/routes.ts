import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ReportFileQuery, ReportPage, ReportParams, ReportQuery, ReportYears } from '#contract/admin/reports.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { ReportName } from '#domain/reports/report-names.ts'
import { salesBook, salesReturns } from './books.ts'
import { invoiceRegister } from './invoice-register.ts'
import { oneLakh } from './one-lakh.ts'
import { purchaseBook } from './purchase-book.ts'
import { readReportYears } from './period.ts'
import { receivables } from './receivables.ts'
import type { ReadReport } from './report.ts'
import { sendReport } from './send-report.ts'
import { openReportPages } from './show-report.ts'
import { stockValue } from './stock-value.ts'
import { vatSummary } from './vat-summary.ts'

const tags = ['Back office: reports']
const read = { needs: 'reports.read' } as const

const reports: Record<ReportName, ReadReport> = {
  'vat-summary': vatSummary,
  'sales-book': salesBook,
  'sales-returns': salesReturns,
  'purchase-book': purchaseBook,
  'one-lakh': oneLakh,
  'invoice-register': invoiceRegister,
  'stock-value': stockValue,
  receivables,
}

/** What an accountant needs: the books of the tax office, stock and claims, on a page and as files. */
export const reportAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets } = app
  const showReport = openReportPages()

  app.get(
    '/reports',
    {
      config: read,
      schema: {
        tags,
        summary: 'The fiscal years and months that can be chosen',
        querystring: NoQuery,
        response: { 200: ReportYears, '4xx': ErrorBody },
      },
    },
    async () => readReportYears(db, new Date()),
  )

  app.get(
    '/reports/:report',
    {
      config: read,
      schema: {
        tags,
        summary: 'A report as a page shows it: figures, a chart and a part of its rows',
        params: ReportParams,
        querystring: ReportQuery,
        response: { 200: ReportPage, '4xx': ErrorBody },
      },
    },
    async (request) => {
      const { params, query } = request
      const tools = { db, secrets, now: new Date() }
      const { shown, orderIds } = await showReport(params.report, tools, query, reports[params.report])
      if (orderIds.length > 0) await request.noteRead('order', orderIds)
      return shown
    },
  )

  app.get(
    '/reports/:report/file',
    {
      exposeHeadRoute: false, // it would read all of it
      config: { ...read, needsProof: true },
      schema: {
        tags,
        summary: 'A report as a file: Excel and PDF with its head and totals, CSV with its rows alone',
        params: ReportParams,
        querystring: ReportFileQuery,
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const tools = { db, secrets, now: new Date() }
      const report = await reports[params.report](tools, query)
      if (report.isPersonal) await request.noteRead('export', [report.fileName])
      return sendReport(reply, tools, report, query.format)
    },
  )
}
