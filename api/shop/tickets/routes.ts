import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery, UuidKeyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { TrackKeyQuery } from '#contract/orders/orders.ts'
import { MAX_PLAN_TEXT } from '#domain/planner/read-plan.ts'
import { ContactBody, TicketMessageBody, TicketParams, TicketReply, TicketSentReply } from '#contract/tickets.ts'
import { authenticate } from '../../people/accounts/sessions/authenticate.ts'
import { done, doneIn } from '../../platform/http/done.ts'
import { idOfKey } from '../../platform/secrets/id-of-key.ts'
import { findAskedTicket } from './find-asked-ticket.ts'
import { sendTicket } from './send-ticket.ts'
import { showTicket } from './show-ticket.ts'
import { writeBack } from './write-back.ts'

/** Nepali letters take three bytes each. */
const BODY_LIMIT_BYTES = 64 * 1024
/** The largest plan takes 39,000 bytes here, with names of 60 quotation marks or Nepali letters. */
export const BODY_WITH_PLAN_BYTES = BODY_LIMIT_BYTES + MAX_PLAN_TEXT
const tags = ['Contact']
const ofOne = { tags, params: TicketParams, querystring: TrackKeyQuery }

/** Messages to the shop. Reading one requires its owner's session or the ticket's key. */
export const ticketRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, addressLimits } = app
  const shop = { db, secrets, addressLimits }
  app.decorateRequest('askedTicket')
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= BODY_LIMIT_BYTES
    // Each answer is a whole conversation, decrypted.
    route.config = { ...route.config, isDear: true }
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.post(
    '/tickets',
    {
      bodyLimit: BODY_WITH_PLAN_BYTES,
      onRequest: async (request) => {
        if (request.headers.authorization !== undefined) await authenticate(request)
      },
      schema: {
        tags,
        summary: 'Sends a message to the shop, once per Idempotency-Key',
        querystring: NoQuery,
        headers: UuidKeyHeaders,
        body: ContactBody,
        response: { 201: TicketSentReply, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { headers, body, language, ip: from } = request
      const userId = request.session?.userId ?? null
      const id = idOfKey(shop.secrets.ticketKey, headers['idempotency-key'])
      const sent = await sendTicket(shop, { id, userId, body, language, from })
      return reply.code(201).send({ ...doneIn(request.language, 'contact.sent'), ...sent })
    },
  )

  app.get(
    '/tickets/:number',
    {
      preHandler: findAskedTicket,
      schema: {
        ...ofOne,
        summary: 'Returns a message with its answers; requires the owner’s session or the ticket’s key',
        response: { 200: TicketReply, '4xx': ErrorBody },
      },
    },
    async ({ askedTicket }) => {
      return { ...done('Message found'), data: await showTicket({ db, dataKey: secrets.dataKey }, askedTicket.ticket) }
    },
  )

  app.post(
    '/tickets/:number/messages',
    {
      bodyLimit: BODY_WITH_PLAN_BYTES,
      preHandler: findAskedTicket,
      schema: {
        ...ofOne,
        summary: 'Adds to a message, once per Idempotency-Key',
        headers: UuidKeyHeaders,
        body: TicketMessageBody,
        response: { 201: TicketReply, '4xx': ErrorBody },
      },
    },
    async ({ askedTicket: { ticket, by }, headers, body, language, ip }, reply) => {
      const message = { id: headers['idempotency-key'], text: body.message, plan: body.plan, by, from: ip }
      return reply.code(201).send({ ...doneIn(language, 'tickets.sent'), data: await writeBack(shop, ticket, message) })
    },
  )
}
