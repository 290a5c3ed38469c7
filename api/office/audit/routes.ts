import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AuditChoices, AuditList, AuditQuery } from '#contract/admin/audit.ts'
import { exportQuery } from '#contract/admin/exports.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { exportRows } from '../../platform/exports/export-rows.ts'
import { auditColumns, auditLines } from './audit-export.ts'
import { readAudit, readAuditChoices } from './audit-list.ts'

const tags = ['Back office: audit log']

/** Changes by staff. No call edits them, and the database refuses to. */
export const auditAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/audit',
    {
      config: { needs: 'audit.read' },
      schema: {
        tags,
        summary: 'Lists changes by staff with the values before and after; table and rowKey select one record',
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
        summary: 'Lists the staff and tables in the audit log',
        querystring: NoQuery,
        response: { 200: AuditChoices, '4xx': ErrorBody },
      },
    },
    async () => readAuditChoices(app.db),
  )

  app.get(
    '/audit/export',
    {
      exposeHeadRoute: false, // it would read the whole log
      config: { needs: 'audit.read', needsProof: true },
      schema: {
        tags,
        summary: 'The audit log as a file, one line per changed field',
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
