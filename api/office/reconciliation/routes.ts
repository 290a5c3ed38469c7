import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { exportQuery } from '#contract/admin/exports.ts'
import {
  LeaveOutBody,
  MatchBody,
  StatementFields,
  StatementFile,
  StatementLine,
  StatementLineList,
  StatementLineParams,
  StatementLinesQuery,
  StatementMonths,
  StatementPreview,
  StatementPreviewFields,
  UncoveredPaymentList,
  UncoveredPaymentsQuery,
} from '#contract/admin/payments/reconciliation.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { IMPORT_MAX_BYTES } from '#domain/imports/imports.ts'
import { allRows } from '../../platform/exports/all-rows.ts'
import { exportRows } from '../../platform/exports/export-rows.ts'
import { readForm } from '../../platform/media/read-form.ts'
import { withRoom } from '../../platform/media/upload-room.ts'
import { shows } from '../../platform/personal-reads/note-reads.ts'
import { bringStatement, previewStatement } from './bring-statement.ts'
import { listUncovered } from './candidate-queries.ts'
import { lineColumns } from './line-columns.ts'
import { leaveOut, matchLine, reopenLine } from './match-lines.ts'
import { listLines, presentLines, showLine } from './show-lines.ts'
import { readLinesOf, selectLineIds, sumMonths } from './statement-queries.ts'

const tags = ['Back office: money']
const files = { field: 'file', least: 1, most: 1, maxBytes: IMPORT_MAX_BYTES, what: 'a file' }
const read = { needs: 'money.read' } as const
const write = { needs: 'money.write' } as const
const actOnLine = { ...write, shows: shows.statementLine } as const
const ofLine = {
  tags,
  params: StatementLineParams,
  querystring: NoQuery,
  response: { 200: StatementLine, '4xx': ErrorBody },
}

/** Reconciliation: lines of statements beside the payments and refunds that they settle (decision 106). */
export const reconciliationAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart)
  const { db, secrets } = app
  const { dataKey } = secrets

  app.get(
    '/statement-lines',
    {
      config: { ...read, shows: shows.statementLine },
      schema: {
        tags,
        summary: 'Lines of statements, with suggestions for open ones',
        querystring: StatementLinesQuery,
        response: { 200: StatementLineList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listLines({ db, dataKey }, query),
  )

  app.get(
    '/statement-lines/export',
    {
      exposeHeadRoute: false, // a HEAD request would read everything
      config: { ...read, needsProof: true },
      schema: {
        tags,
        summary: 'The list of statement lines as a file',
        querystring: exportQuery(StatementLinesQuery),
        response: { '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { query } = request
      await request.noteRead('export', ['statement-lines'])
      return exportRows(reply, {
        fileName: 'statement-lines',
        format: query.format,
        columns: lineColumns,
        rows: allRows(
          db,
          (tx) => selectLineIds(tx, query),
          async (tx, ids: string[]) => presentLines({ db: tx, dataKey }, await readLinesOf(tx, ids)),
        ),
      })
    },
  )

  app.get(
    '/statement-months',
    {
      config: read,
      schema: {
        tags,
        summary: 'Sums of statements by month and source',
        querystring: NoQuery,
        response: { 200: StatementMonths, '4xx': ErrorBody },
      },
    },
    async () => ({ months: await sumMonths(db) }),
  )

  app.get(
    '/uncovered-payments',
    {
      config: read,
      schema: {
        tags,
        summary: 'Payments by wallet and bank that no line of a statement covers',
        querystring: UncoveredPaymentsQuery,
        response: { 200: UncoveredPaymentList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listUncovered(db, query, new Date()),
  )

  app.post(
    '/statement-previews',
    {
      config: write,
      schema: {
        tags,
        summary: 'Reads the headings of a statement and stores nothing: a form with `source` and one `file`',
        consumes: ['multipart/form-data'],
        querystring: NoQuery,
        response: { 200: StatementPreview, '4xx': ErrorBody },
      },
    },
    async (request) => {
      return withRoom(
        request,
        async (hold) => {
          const form = await readForm(request, { fields: StatementPreviewFields, files }, hold)
          return previewStatement(db, form.fields.source, form.files[0]!)
        },
        { isOfStaff: true },
      )
    },
  )

  app.post(
    '/statement-files',
    {
      config: write,
      schema: {
        tags,
        summary: 'Brings in the lines of a statement: a form with `source`, `columns` and one `file` of at most 10 MB',
        consumes: ['multipart/form-data'],
        querystring: NoQuery,
        response: { 201: StatementFile, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { staffDb, staff } = request
      const brought = await withRoom(
        request,
        async (hold) => {
          const form = await readForm(request, { fields: StatementFields, files }, hold)
          const file = { ...form.fields, bytes: form.files[0]!, fileName: form.fileNames[0]! }
          return bringStatement({ staffDb, dataKey }, staff, file)
        },
        { isOfStaff: true },
      )
      return reply.code(201).send(brought)
    },
  )

  app.post(
    '/statement-lines/:id/match',
    { config: actOnLine, schema: { ...ofLine, summary: 'Matches a line with payments and refunds', body: MatchBody } },
    async ({ params: { id }, body, staff, staffDb }) => {
      await matchLine(staffDb, id, body, staff)
      return showLine({ db, dataKey }, id)
    },
  )

  app.post(
    '/statement-lines/:id/leaving-out',
    { config: actOnLine, schema: { ...ofLine, summary: 'Leaves a line out, with a reason', body: LeaveOutBody } },
    async ({ params: { id }, body: { reason }, staff, staffDb }) => {
      await leaveOut(staffDb, id, reason, staff)
      return showLine({ db, dataKey }, id)
    },
  )

  app.post(
    '/statement-lines/:id/reopening',
    { config: actOnLine, schema: { ...ofLine, summary: 'Undoes a match, or opens a line that was left out' } },
    async ({ params: { id }, staffDb }) => {
      await reopenLine(staffDb, id)
      return showLine({ db, dataKey }, id)
    },
  )
}
