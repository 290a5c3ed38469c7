import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery, UuidKeyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { VisitBody, VisitSentReply, VisitsReply } from '#contract/tickets.ts'
import { authenticate } from '../../people/accounts/sessions/authenticate.ts'
import { respondJson } from '../../platform/cache/respond.ts'
import { doneIn } from '../../platform/http/done.ts'
import { idOfKey } from '../../platform/secrets/id-of-key.ts'
import { bookVisit } from './book-visit.ts'
import { listVisits } from './list-visits.ts'
import { BODY_WITH_PLAN_BYTES } from './routes.ts'

const tags = ['Contact']

/** Measuring visits. A request for one becomes a ticket, which is read and answered like the others (routes.ts). */
export const visitRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, addressLimits, sms } = app
  const shop = { db, secrets, addressLimits, sms }

  app.get(
    '/measuring-visits',
    {
      schema: {
        tags,
        summary: 'Lists the districts and days for which a free measuring visit can be requested',
        querystring: NoQuery,
        response: { 200: VisitsReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (reads) => listVisits(reads)),
  )

  app.post(
    '/measuring-visits',
    {
      bodyLimit: BODY_WITH_PLAN_BYTES,
      config: { isDear: true },
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        if (request.headers.authorization !== undefined) await authenticate(request)
      },
      schema: {
        tags,
        summary: 'Requests a free measuring visit as a message to the shop, once per Idempotency-Key',
        querystring: NoQuery,
        headers: UuidKeyHeaders,
        body: VisitBody,
        response: { 201: VisitSentReply, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { headers, body, language, ip: from } = request
      const userId = request.session?.userId ?? null
      const id = idOfKey(secrets.ticketKey, headers['idempotency-key'])
      const sent = await bookVisit(shop, { id, userId, body, language, from })
      return reply.code(201).send({ ...doneIn(language, 'visit.sent'), ...sent })
    },
  )
}
