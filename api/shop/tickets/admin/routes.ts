import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { StaffTicket, TicketAnswerBody, TicketIdParams, TicketList, TicketsQuery } from '#contract/admin/tickets.ts'
import { NoQuery, OptionalIdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { byStaff } from '../../../platform/records/changer.ts'
import { staffOnce } from '../../../platform/records/staff-once.ts'
import { shows } from '../../../platform/personal-reads/note-reads.ts'
import { listTicketsForStaff, showTicketToStaff } from './tickets.ts'
import { answerTicket } from '../answer-ticket.ts'
import { closeTicket } from '../close-ticket.ts'

const tags = ['Back office: tickets']
const ofOne = { tags, params: TicketIdParams, querystring: NoQuery, response: { 200: StaffTicket, '4xx': ErrorBody } }

/** Messages to the shop, including complaints, and the answers of staff. */
export const ticketAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, addressLimits } = app
  const shop = { db, dataKey: secrets.dataKey }

  app.get(
    '/tickets',
    {
      config: { needs: 'tickets.read', shows: shows.message },
      schema: {
        tags,
        summary: 'Lists questions and complaints; searches ticket and order numbers',
        querystring: TicketsQuery,
        response: { 200: TicketList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listTicketsForStaff(shop, query),
  )

  app.get(
    '/tickets/:id',
    {
      config: { needs: 'tickets.read', shows: shows.message },
      schema: { ...ofOne, summary: 'Returns one message with its whole conversation' },
    },
    async ({ params }) => showTicketToStaff(shop, params.id),
  )

  app.post(
    '/tickets/:id/answers',
    {
      config: { needs: 'tickets.answer', shows: shows.message },
      schema: {
        ...ofOne,
        summary: 'Answers a message, once per Idempotency-Key, and mails its sender',
        headers: OptionalIdempotencyHeaders,
        body: TicketAnswerBody,
      },
    },
    async (request) => {
      const { params, body, staff, staffDb } = request
      const by = byStaff(staff)
      const answer = { by, words: body.words, once: staffOnce(request) }
      await answerTicket({ db: staffDb, secrets, addressLimits }, params.id, answer)
      return showTicketToStaff(shop, params.id)
    },
  )

  app.post(
    '/tickets/:id/closing',
    {
      config: { needs: 'tickets.answer', shows: shows.message },
      schema: { ...ofOne, summary: 'Closes a message, with or without final words', body: TicketAnswerBody },
    },
    async ({ params, body, staff, staffDb }) => {
      const by = byStaff(staff)
      await closeTicket({ db: staffDb, secrets, addressLimits }, params.id, { by, words: body.words })
      return showTicketToStaff(shop, params.id)
    },
  )
}
