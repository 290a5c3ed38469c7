import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { exportQuery } from '#contract/admin/exports.ts'
import { SetImport, SetImportFields, TableQuery } from '#contract/admin/imports.ts'
import { SetsQuery } from '#contract/admin/sets.ts'
import { ErrorBody } from '#contract/errors.ts'
import { IMPORT_MAX_BYTES } from '#domain/imports/imports.ts'
import { exportRows } from '../../../platform/exports/export-rows.ts'
import { readForm } from '../../../platform/media/read-form.ts'
import { withRoom } from '../../../platform/media/upload-room.ts'
import { readTableApart } from '../read-table-apart.ts'
import { checkSets, importSets } from './import-sets.ts'
import { linesOfSets, setExportColumns } from './set-lines.ts'

const tags = ['Back office: imports']
const FILE = { field: 'file', least: 1, most: 1, maxBytes: IMPORT_MAX_BYTES, what: 'a file' }

/** Files of sets: exporting, checking and importing them. A shop has few sets, so all happens in one request. */
export const setImportRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart)

  app.get(
    '/sets/export',
    {
      exposeHeadRoute: false, // a HEAD request would read everything
      config: { needs: 'catalog.read', needsProof: true },
      schema: {
        tags: ['Back office: catalog'],
        summary: 'Set list as a file for a later import: one row per product of a set',
        querystring: exportQuery(SetsQuery),
        response: { '4xx': ErrorBody },
      },
    },
    async ({ query }, reply) => {
      const rows = linesOfSets(app.db, query)
      return exportRows(reply, { format: query.format, fileName: 'sets', columns: setExportColumns, rows })
    },
  )

  app.get(
    '/sets/template',
    {
      config: { needs: 'catalog.read' },
      schema: {
        tags,
        summary: 'An empty template of sets with all columns',
        querystring: TableQuery,
        response: { '4xx': ErrorBody },
      },
    },
    async ({ query }, reply) =>
      exportRows(reply, { format: query.format, fileName: 'sets-template', columns: setExportColumns, rows: [] }),
  )

  app.post(
    '/sets/import',
    {
      config: { needs: 'catalog.write' },
      schema: {
        tags,
        summary: 'Checks a file of sets (CSV or XLSX, at most 10 MB); with the `plan` of a check, imports it',
        consumes: ['multipart/form-data'],
        querystring: NoQuery,
        response: { 200: SetImport, '4xx': ErrorBody },
      },
    },
    (request) =>
      withRoom(
        request,
        async (hold) => {
          const { files, fields } = await readForm(request, { fields: SetImportFields, files: FILE }, hold)
          const table = await readTableApart(files[0]!, { kind: 'sets' })
          return fields.plan === '' ? checkSets(app.db, table) : importSets(request.staffDb, table, fields.plan)
        },
        { isOfStaff: true },
      ),
  )
}
