import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  DataRequest,
  DataRequestBody,
  DataRequestList,
  DataRequestParams,
  DataRequestsQuery,
} from '#contract/admin/personal-data.ts'
import { NoQuery, OptionalIdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { exportFile } from '../../../platform/exports/export-rows.ts'
import type { MediaStorage } from '../../../platform/media/storage.ts'
import { shows } from '../../../platform/personal-reads/note-reads.ts'
import { staffOnce } from '../../../platform/records/staff-once.ts'
import { beginExport, retryRequest, startDeletion } from './act-on-request.ts'
import { exportPerson } from './export-person.ts'
import { openRequest } from './open-request.ts'
import { listRequests, showRequest } from './show-request.ts'

const tags = ['Back office: data requests']
const needs = 'data-requests.work'
const response = { 200: DataRequest, '4xx': ErrorBody }
const ofOne = { tags, params: DataRequestParams, querystring: NoQuery, response }

/** Requests of persons to have their data exported or deleted, on which staff act. */
export const dataRequestAdminRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  const { db, secrets, addressLimits } = app
  const { dataKey, orderKey } = secrets
  const shop = { db, dataKey }

  app.get(
    '/data-requests',
    {
      config: { needs },
      schema: {
        tags,
        summary: 'Lists data requests; finds those of a whole email address or phone number',
        querystring: DataRequestsQuery,
        response: { 200: DataRequestList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listRequests(shop, query),
  )

  app.post(
    '/data-requests',
    {
      config: { needs, needsProof: true, shows: shows.dataRequest },
      schema: {
        tags,
        summary: 'Opens a data request for an account or a guest, once per Idempotency-Key',
        querystring: NoQuery,
        headers: OptionalIdempotencyHeaders,
        body: DataRequestBody,
        response,
      },
    },
    async (request) => {
      const { staff, staffDb, body } = request
      const id = await openRequest({ db: staffDb, dataKey, addressLimits }, body, { staff, once: staffOnce(request) })
      return showRequest(shop, id)
    },
  )

  app.get(
    '/data-requests/:id',
    {
      config: { needs, shows: shows.dataRequest },
      schema: { ...ofOne, summary: 'Returns a data request, with what the shop holds of the person' },
    },
    async (request) => {
      const shown = await showRequest(shop, request.params.id)
      if (shown.account) await request.noteRead('customer', [shown.account.id])
      return shown
    },
  )

  app.get(
    '/data-requests/:id/export',
    {
      exposeHeadRoute: false, // it would read all of it
      config: { needs, needsProof: true },
      schema: {
        tags,
        summary: 'Everything that the shop holds of the person, as a JSON file',
        params: DataRequestParams,
        querystring: NoQuery,
        response: { '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { params, staff, staffDb } = request
      await addressLimits.personExportsBy.take(staff.id)
      const asked = await beginExport({ db: staffDb, dataKey }, params.id, staff)
      await request.noteRead('export', ['data-request'])
      if (asked.person.account) await request.noteRead('customer', [asked.person.account.id])
      return exportFile(reply, {
        fileName: 'data-request',
        format: 'json',
        type: 'application/json; charset=utf-8',
        pieces: exportPerson({ db, storage, dataKey, orderKey }, asked),
      })
    },
  )

  app.post(
    '/data-requests/:id/deletion',
    {
      config: { needs, needsProof: true, shows: shows.dataRequest },
      schema: { ...ofOne, summary: 'Deletes the person; what the law asks for stays' },
    },
    async ({ params, staff, staffDb }) => {
      await startDeletion({ db: staffDb, dataKey }, params.id, staff)
      return showRequest(shop, params.id)
    },
  )

  app.post(
    '/data-requests/:id/retry',
    { config: { needs, shows: shows.dataRequest }, schema: { ...ofOne, summary: 'Tries again what failed' } },
    async ({ params, staffDb }) => {
      await retryRequest({ db: staffDb }, params.id)
      return showRequest(shop, params.id)
    },
  )
}
