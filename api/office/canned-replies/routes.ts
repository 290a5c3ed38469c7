import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { FilledReplies } from '#contract/admin/canned-replies.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { NumberKey } from '#contract/admin/records.ts'
import { addRecordRoutes } from '../../platform/records/record-routes.ts'
import { z } from 'zod'
import { cannedReplies } from './canned-replies.ts'
import { fillForQuestion, fillForRequest, fillForTicket } from './fill-replies.ts'

const tags = ['Back office: canned replies']
const filled = { tags, querystring: NoQuery, response: { 200: FilledReplies, '4xx': ErrorBody } }
const byUuid = z.strictObject({ id: z.uuid('Must be a UUID') })
const byNumber = z.strictObject({ id: NumberKey })

/** Canned replies, and their texts filled in for the record that is answered. `publicUrl` has no slash at the end. */
export const cannedReplyAdminRoutes: FastifyPluginAsyncZod<{ publicUrl: string }> = async (app, { publicUrl }) => {
  const shop = { db: app.db, dataKey: app.secrets.dataKey, publicUrl }
  addRecordRoutes(app, cannedReplies)

  app.get(
    '/canned-replies/tickets/:id',
    {
      config: { needs: 'tickets.answer' },
      schema: { ...filled, params: byUuid, summary: 'Returns the canned replies for a message, in its language' },
    },
    async ({ params, staff }) => fillForTicket(shop, params.id, staff),
  )

  app.get(
    '/canned-replies/custom-requests/:id',
    {
      config: { needs: 'orders.work' },
      schema: {
        ...filled,
        params: byUuid,
        summary: 'Returns the canned replies for a custom request, in its language',
      },
    },
    async ({ params, staff }) => fillForRequest(shop, params.id, staff),
  )

  app.get(
    '/canned-replies/questions/:id',
    {
      config: { needs: 'questions.work' },
      schema: { ...filled, params: byNumber, summary: 'Returns the canned replies for a question, in its language' },
    },
    async ({ params, staff }) => fillForQuestion(shop, params.id, staff),
  )
}
