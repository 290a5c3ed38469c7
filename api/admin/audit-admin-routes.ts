import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AuditChoices, AuditList, AuditQuery } from '#contract/admin/audit.ts'
import { exportQuery } from '#contract/admin/exports.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { exportRows } from '../exports/export-rows.ts'
import { auditColumns, auditLines } from './audit-export.ts'
import { readAudit, readAuditChoices } from './audit-list.ts'

const tags = ['Back office: audit log']

/** What staff have changed. There is no call to edit it, and the database has no way. */
export const auditAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/audit',
    {
      config: { needs: 'audit.read' },
      schema: {
        tags,
        summary: 'Who changed what and when, before and after; of one record with table and rowKey',
        querystring: AuditQuery,
        response: { 200: AuditList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => readAudit(app.db, query),
  )

  app.get(
    '/audit/choices',
    {
      config: { needs: 'audit.read' },
      schema: {
        tags,
        summary: 'People and things that are in the log',
        querystring: NoQuery,
        response: { 200: AuditChoices, '4xx': ErrorBody },
      },
    },
    async () => readAuditChoices(app.db),
  )

  app.get(
    '/audit/export',
    {
      exposeHeadRoute: false, // it would read all of it
      config: { needs: 'audit.read', needsProof: true },
      schema: {
        tags,
        summary: 'The same as a file, a line for each field that changed',
        querystring: exportQuery(AuditQuery),
      },
    },
    async (request, reply) => {
      const { query } = request
      await request.noteRead('export', ['audit-log'])
      return exportRows(reply, {
        fileName: 'audit-log',
        format: query.format,
        columns: auditColumns,
        rows: auditLines(app.db, query),
      })
    },
  )
}
