import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { TrackKeyQuery } from '#contract/orders/orders.ts'
import type { TicketParams } from '#contract/tickets.ts'
import { parseTicketNumber } from '#domain/orders/order-number.ts'
import { findForOwner } from '../../people/accounts/sessions/find-for-owner.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { isTrackKey } from '../../platform/secrets/track-key.ts'
import { ticketNotFound } from './refusals.ts'
import { findTicket, type StoredTicket } from './ticket-queries.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The ticket of the request and the person who makes it, whose id is known only for the owner; set only behind
     * `findAskedTicket`.
     */
    askedTicket: { ticket: StoredTicket; by: Changer }
  }
}

/**
 * Finds the ticket of a route under `/tickets/{number}`, as `preHandler`. It requires the owner's session or the
 * ticket's key.
 *
 * @throws AppError not_found, also for other people's tickets; unauthorized without key and login
 */
export async function findAskedTicket(request: FastifyRequest): Promise<void> {
  const params = request.params as z.output<typeof TicketParams>
  const { key } = request.query as z.output<typeof TrackKeyQuery>
  const { db, secrets } = request.server
  const number = parseTicketNumber(params.number)
  const { found, ownerId } = await findForOwner(request, {
    key,
    isRightKey: number !== null && key !== undefined && isTrackKey(secrets.ticketKey, number, key),
    find: async () => (number === null ? undefined : findTicket(db, number)),
    notFound: ticketNotFound,
  })
  request.askedTicket = { ticket: found, by: { actor: 'shopper', id: ownerId } }
}
