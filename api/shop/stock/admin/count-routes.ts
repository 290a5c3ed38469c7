import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  CountBody,
  CountEndBody,
  CountList,
  CountsQuery,
  ScanBody,
  ScanReply,
  StockCount,
} from '#contract/admin/stock/counts.ts'
import { NoQuery, OptionalIdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { staffOnce } from '../../../platform/records/staff-once.ts'
import { readCount, readCounts, readScanned } from '../counts/count-queries.ts'
import { endCount, scanVariant, startCount } from '../counts/count-stock.ts'

const tags = ['Back office: stock']
const CountParams = z.object({ id: z.uuid() })
const changed = {
  tags,
  params: CountParams,
  headers: OptionalIdempotencyHeaders,
  querystring: NoQuery,
  response: { 200: StockCount, '4xx': ErrorBody },
}

/** Counts of places. */
export const countAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/stock-counts',
    {
      config: { needs: 'catalog.read' },
      schema: {
        tags,
        summary: 'Stock counts, newest first',
        querystring: CountsQuery,
        response: { 200: CountList, '4xx': ErrorBody },
      },
    },
    ({ query }) => readCounts(app.db, query),
  )

  app.get(
    '/stock-counts/:id',
    {
      config: { needs: 'catalog.read' },
      schema: {
        tags,
        summary: 'A stock count, with what was counted and what is missing',
        params: CountParams,
        querystring: NoQuery,
        response: { 200: StockCount, '4xx': ErrorBody },
      },
    },
    ({ params }) => readCount(app.db, params.id),
  )

  app.post(
    '/stock-counts',
    {
      config: { needs: 'stock.write' },
      schema: {
        tags,
        summary: 'Starts a count of a place, or of one category there',
        querystring: NoQuery,
        body: CountBody,
        response: { 200: StockCount, '4xx': ErrorBody },
      },
    },
    async ({ staffDb, staff, body }) => readCount(staffDb, await startCount(staffDb, body, staff.id)),
  )

  app.post(
    '/stock-counts/:id/scans',
    {
      config: { needs: 'stock.write' },
      schema: {
        ...changed,
        summary: 'Counts a scanned SKU, once per Idempotency-Key',
        body: ScanBody,
        response: { 200: ScanReply, '4xx': ErrorBody },
      },
    },
    async (request) => {
      const { staffDb, staff, body, params } = request
      await scanVariant(staffDb, params.id, body, { staffId: staff.id, once: staffOnce(request) })
      return readScanned(staffDb, params.id, body.code)
    },
  )

  app.post(
    '/stock-counts/:id/end',
    {
      config: { needs: 'stock.write' },
      schema: { ...changed, summary: 'Books or drops a count, once per Idempotency-Key', body: CountEndBody },
    },
    async (request) => {
      const { staffDb, staff, body, params } = request
      await endCount(staffDb, params.id, body, { staffId: staff.id, once: staffOnce(request) })
      return readCount(staffDb, params.id)
    },
  )
}
