import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AdminCustomList,
  AdminCustomParams,
  AdminCustomQuery,
  AdminCustomRequest,
  MoveProductionBody,
  PreviewQuoteBody,
  QuoteCustomBody,
  QuotePreview,
  RefuseCustomBody,
} from '#contract/admin/custom-requests.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { byStaff } from '../../../platform/records/changer.ts'
import { shows } from '../../../platform/personal-reads/note-reads.ts'
import { moveRequest } from './move-production.ts'
import { previewQuote } from './preview-quote.ts'
import { listRequestsForStaff, showRequestToStaff } from './requests.ts'
import { quoteRequest } from '../quote-request.ts'
import { refuseRequest } from '../refuse-request.ts'

const tags = ['Back office: custom orders']
const asked = { tags, params: AdminCustomParams, querystring: NoQuery }
const ofOne = { ...asked, response: { 200: AdminCustomRequest, '4xx': ErrorBody } }

/** Custom requests: quotes, refusals and production. */
export const customAdminRoutes: FastifyPluginAsyncZod<{ publicUrl: string }> = async (app, { publicUrl }) => {
  const { db, secrets } = app
  const shown = { db, secrets }

  app.get(
    '/custom-requests',
    {
      config: { needs: 'orders.read', shows: shows.customRequest },
      schema: {
        tags,
        summary: 'Requests for custom pieces',
        querystring: AdminCustomQuery,
        response: { 200: AdminCustomList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listRequestsForStaff(db, query),
  )

  app.get(
    '/custom-requests/:id',
    {
      config: { needs: 'orders.read', shows: shows.customRequest },
      schema: { ...ofOne, summary: 'One request, with its offers, events and production' },
    },
    async ({ params }) => showRequestToStaff(shown, params.id),
  )

  app.post(
    '/custom-requests/:id/preview',
    {
      config: { needs: 'orders.decide' },
      schema: {
        ...asked,
        summary: 'Previews the mail of an offer',
        body: PreviewQuoteBody,
        response: { 200: QuotePreview, '4xx': ErrorBody },
      },
    },
    async ({ params, body }) => previewQuote({ ...shown, publicUrl }, params.id, body),
  )

  app.post(
    '/custom-requests/:id/quote',
    {
      config: { needs: 'orders.decide', shows: shows.customRequest },
      schema: { ...ofOne, summary: 'Makes an offer, which replaces the previous one', body: QuoteCustomBody },
    },
    async ({ params, body, staff, staffDb }) => {
      await quoteRequest({ db: staffDb, secrets }, params.id, { ...body, by: byStaff(staff) })
      return showRequestToStaff(shown, params.id)
    },
  )

  app.post(
    '/custom-requests/:id/refusal',
    {
      config: { needs: 'orders.decide', shows: shows.customRequest },
      schema: { ...ofOne, summary: 'Refuses a request; the shopper sees the reason', body: RefuseCustomBody },
    },
    async ({ params, body, staff, staffDb }) => {
      await refuseRequest({ db: staffDb, secrets }, params.id, { ...body, by: byStaff(staff) })
      return showRequestToStaff(shown, params.id)
    },
  )

  app.post(
    '/custom-requests/:id/stage',
    {
      config: { needs: 'orders.work', shows: shows.customRequest },
      schema: { ...ofOne, summary: 'Moves production forward to a stage', body: MoveProductionBody },
    },
    async ({ params, body, staff, staffDb }) => {
      await moveRequest({ db: staffDb, secrets }, params.id, { ...body, by: byStaff(staff) })
      return showRequestToStaff(shown, params.id)
    },
  )
}
