import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  ReceiptBody,
  StockTransfer,
  TransferBody,
  TransferList,
  TransfersQuery,
} from '#contract/admin/stock/transfers.ts'
import { NoQuery, OptionalIdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { z } from 'zod'
import { addRecordRoutes } from '../../../platform/records/record-routes.ts'
import { staffOnce } from '../../../platform/records/staff-once.ts'
import { readTransfer, readTransfers } from '../transfer-queries.ts'
import { receiveTransfer, sendTransfer } from '../transfer-stock.ts'
import { stockPlaces } from './places.ts'

const tags = ['Back office: stock']
const TransferParams = z.object({ id: z.uuid() })

/** Places with stock, and what is on its way between them. */
export const placeAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, stockPlaces)

  app.get(
    '/stock-transfers',
    {
      config: { needs: 'catalog.read' },
      schema: {
        tags,
        summary: 'Transfers between places, newest first',
        querystring: TransfersQuery,
        response: { 200: TransferList, '4xx': ErrorBody },
      },
    },
    ({ query }) => readTransfers(app.db, query),
  )

  app.get(
    '/stock-transfers/:id',
    {
      config: { needs: 'catalog.read' },
      schema: {
        tags,
        summary: 'A transfer with its goods',
        params: TransferParams,
        querystring: NoQuery,
        response: { 200: StockTransfer, '4xx': ErrorBody },
      },
    },
    ({ params }) => readTransfer(app.db, params.id),
  )

  app.post(
    '/stock-transfers',
    {
      config: { needs: 'stock.write' },
      schema: {
        tags,
        summary: 'Sends pieces to another place, once per Idempotency-Key',
        headers: OptionalIdempotencyHeaders,
        querystring: NoQuery,
        body: TransferBody,
        response: { 204: z.null(), '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { staffDb, staff, body } = request
      await sendTransfer(staffDb, body, { staffId: staff.id, once: staffOnce(request) })
      return reply.status(204).send(null)
    },
  )

  app.post(
    '/stock-transfers/:id/receipt',
    {
      config: { needs: 'stock.write' },
      schema: {
        tags,
        summary: 'Records what arrived of a transfer, once per Idempotency-Key',
        params: TransferParams,
        headers: OptionalIdempotencyHeaders,
        querystring: NoQuery,
        body: ReceiptBody,
        response: { 200: StockTransfer, '4xx': ErrorBody },
      },
    },
    async (request) => {
      const { staffDb, staff, body, params } = request
      await receiveTransfer(staffDb, params.id, body, { staffId: staff.id, once: staffOnce(request) })
      return readTransfer(staffDb, params.id)
    },
  )
}
