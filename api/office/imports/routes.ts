import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Import, ImportList, ImportParams, ImportsQuery, TableQuery } from '#contract/admin/imports.ts'
import { exportQuery } from '#contract/admin/exports.ts'
import { ProductsQuery } from '#contract/admin/catalog/products.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { IMPORT_MAX_BYTES, type ImportProblem } from '#domain/imports/imports.ts'
import type { Column } from '#domain/imports/table-files.ts'
import { mayDo } from '#domain/staff/staff.ts'
import { exportRows } from '../../platform/exports/export-rows.ts'
import { readForm } from '../../platform/media/read-form.ts'
import { withRoom } from '../../platform/media/upload-room.ts'
import { askedImport, readProblems, listImports } from './import-queries.ts'
import { bringImport } from './bring-import.ts'
import { COST_COLUMN, exportColumns, linesOfList } from './product-rows.ts'
import { dropImport, startImport } from './start-import.ts'
import { z } from 'zod'

const tags = ['Back office: imports']
const ofOne = { tags, params: ImportParams, querystring: NoQuery, response: { 200: Import, '4xx': ErrorBody } }
const FILE = { field: 'file', least: 1, most: 1, maxBytes: IMPORT_MAX_BYTES, what: 'a file' }

const problemColumns: Column<ImportProblem>[] = [
  { heading: 'row', value: ({ row }) => row },
  { heading: 'column', value: ({ column }) => column },
  { heading: 'problem', value: ({ message }) => message },
]

/** Product files: uploading, checking and importing them. */
export const importAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart)

  app.get(
    '/imports',
    {
      config: { needs: 'catalog.read' },
      schema: {
        tags,
        summary: 'Imports',
        querystring: ImportsQuery,
        response: { 200: ImportList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listImports(app.db, query),
  )

  app.get(
    '/imports/:id',
    {
      config: { needs: 'catalog.read' },
      schema: { ...ofOne, summary: 'One import, with its changes or its problems' },
    },
    async ({ params, staff }) => {
      const found = await askedImport(app.db, params.id)
      return mayDo(staff.role, 'reports.read') ? found : withoutCosts(found)
    },
  )

  app.get(
    '/imports/:id/problems',
    {
      config: { needs: 'catalog.read' },
      schema: {
        tags,
        summary: 'All problems of an import, as a file',
        params: ImportParams,
        querystring: TableQuery,
        response: { '4xx': ErrorBody },
      },
    },
    async ({ params, query }, reply) => {
      await askedImport(app.db, params.id)
      const rows = readProblems(app.db, params.id)
      return exportRows(reply, { format: query.format, fileName: 'import-problems', columns: problemColumns, rows })
    },
  )

  app.get(
    '/imports/template',
    {
      config: { needs: 'catalog.read' },
      schema: {
        tags,
        summary: 'An empty template with all columns',
        querystring: TableQuery,
        response: { '4xx': ErrorBody },
      },
    },
    async ({ query }, reply) =>
      exportRows(reply, { format: query.format, fileName: 'products-template', columns: exportColumns, rows: [] }),
  )

  app.get(
    '/products/export',
    {
      exposeHeadRoute: false, // a HEAD request would read everything
      config: { needs: 'catalog.read', needsProof: true },
      schema: {
        tags: ['Back office: catalog'],
        summary: 'Product list as a file for a later import: one row per size and type',
        querystring: exportQuery(ProductsQuery),
        response: { '4xx': ErrorBody },
      },
    },
    async ({ query, staff }, reply) =>
      exportRows(reply, {
        format: query.format,
        fileName: 'products',
        columns: mayDo(staff.role, 'reports.read')
          ? exportColumns
          : exportColumns.filter(({ heading }) => heading !== COST_COLUMN),
        rows: linesOfList(app.db, query),
      }),
  )

  app.post(
    '/imports',
    {
      config: { needs: 'catalog.write' },
      schema: {
        tags,
        summary: 'Uploads a product file to be checked: a form with one `file` of at most 10 MB, CSV or XLSX',
        consumes: ['multipart/form-data'],
        querystring: NoQuery,
        response: { 201: Import, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { staffDb, staff } = request
      const brought = await withRoom(
        request,
        async (hold) => {
          const { files, fileNames } = await readForm(request, { fields: z.object({}), files: FILE }, hold)
          return bringImport(staffDb, staff.id, { bytes: files[0]!, fileName: fileNames[0]! })
        },
        { isOfStaff: true },
      )
      return reply.code(201).send(brought)
    },
  )

  app.post(
    '/imports/:id/run',
    {
      config: { needs: 'catalog.write' },
      schema: { ...ofOne, summary: 'Starts an import, which writes a few products at a time' },
    },
    async ({ params, staff, staffDb, id }) => startImport(staffDb, params.id, { staffId: staff.id, requestId: id }),
  )

  app.delete(
    '/imports/:id',
    {
      config: { needs: 'catalog.write' },
      schema: { ...ofOne, summary: 'Discards an import; products that are already imported stay' },
    },
    async ({ params, staffDb }) => dropImport(staffDb, params.id),
  )
}

function withoutCosts({ samples, ...found }: Import): Import {
  const shown = samples.map(({ fields, ...sample }) => ({
    ...sample,
    fields: fields.filter(({ column }) => column !== COST_COLUMN),
  }))
  return { ...found, samples: shown }
}
