import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { TrackKeyQuery } from '#contract/orders.ts'
import type { TicketParams } from '#contract/tickets.ts'
import { parseTicketNumber } from '#domain/order-number.ts'
import { authenticate, readSession } from '../accounts/authenticate.ts'
import type { Changer } from '../admin/changer.ts'
import { isTrackKey } from '../orders/track-key.ts'
import { ticketNotFound } from './refusals.ts'
import { findTicket, type StoredTicket } from './ticket-queries.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The ticket that is asked about, and who asks, by id only if it is the owner; only behind `findAskedTicket`. */
    askedTicket: { ticket: StoredTicket; by: Changer }
  }
}

/**
 * For routes below `/tickets/{number}`, as `preHandler`: finds the ticket of who is logged in, or of whoever has its key.
 *
 * @throws AppError not_found, for somebody else's too; unauthorized for who has neither key nor login
 */
export async function findAskedTicket(request: FastifyRequest): Promise<void> {
  const params = request.params as z.output<typeof TicketParams>
  const { key } = request.query as z.output<typeof TrackKeyQuery>
  const { db, secrets } = request.server
  const number = parseTicketNumber(params.number)
  const hasKey = number !== null && key !== undefined && isTrackKey(secrets.ticketKey, number, key)
  if (!hasKey && key !== undefined && request.headers.authorization === undefined) throw ticketNotFound()
  if (!hasKey) await authenticate(request)
  const userId = (hasKey ? await readSession(request) : request.session)?.userId
  const found = number === null ? undefined : await findTicket(db, number)
  const isOwn = found !== undefined && found.userId !== null && found.userId === userId
  if (!found || !(hasKey || isOwn)) throw ticketNotFound()
  request.askedTicket = { ticket: found, by: { actor: 'shopper', id: isOwn ? found.userId : null } }
}
