import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AdminHandover,
  AdminHandoverList,
  AdminHandoverParams,
  AdminHandoversQuery,
  CountCashBody,
  WaitingCash,
} from '#contract/admin/payments/handovers.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { countCash } from './handover.ts'
import { listHandovers, showHandover, showWaitingCash } from './handovers.ts'

const tags = ['Back office: money']

/** Cash from deliveries and the till, counted and uncounted. */
export const adminHandoverRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app

  app.get(
    '/waiting-cash',
    {
      config: { needs: 'money.read' },
      schema: {
        tags,
        summary: 'Cash payments that nobody has counted yet',
        querystring: NoQuery,
        response: { 200: WaitingCash, '4xx': ErrorBody },
      },
    },
    async () => showWaitingCash(db),
  )

  app.get(
    '/handovers',
    {
      config: { needs: 'money.read' },
      schema: {
        tags,
        summary: 'Cash that was handed over',
        querystring: AdminHandoversQuery,
        response: { 200: AdminHandoverList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listHandovers(db, query),
  )

  app.get(
    '/handovers/:id',
    {
      config: { needs: 'money.read' },
      schema: {
        tags,
        summary: 'One hand-over of cash, with its payments',
        params: AdminHandoverParams,
        querystring: NoQuery,
        response: { 200: AdminHandover, '4xx': ErrorBody },
      },
    },
    async ({ params }) => showHandover(db, params.id),
  )

  app.post(
    '/handovers',
    {
      config: { needs: 'money.write' },
      schema: {
        tags,
        summary: 'Writes down that the cash of some payments was counted, once for each',
        querystring: NoQuery,
        body: CountCashBody,
        response: { 201: AdminHandover, '4xx': ErrorBody },
      },
    },
    async ({ body, staff, staffDb }, reply) => {
      const id = await countCash(staffDb, body, staff)
      return reply.code(201).send(await showHandover(db, id))
    },
  )
}
