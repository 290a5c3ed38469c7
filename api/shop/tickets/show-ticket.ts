import type { Ticket } from '#contract/tickets.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import type { Db } from '../../platform/db/client.ts'
import { decryptTicket, decryptWords, type PrivateTicket } from './private-ticket.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { readTicketEvents, readTicketPlan, readTicketsOf, type StoredTicket } from './ticket-queries.ts'

type Shop = { db: Db; dataKey: DataKey }

/**
 * Returns a ticket with its whole conversation.
 *
 * @param sender  its decrypted details, of a caller that has them
 */
export async function showTicket(
  { db, dataKey }: Shop,
  ticket: StoredTicket,
  sender: PrivateTicket = decryptTicket(dataKey, ticket.id, ticket.privateDetails),
): Promise<Ticket> {
  const { id, number, kind, state, orderNumber, createdAt } = ticket
  const { name, email, phone } = sender
  const [events, plan] = await Promise.all([readTicketEvents(db, id), readTicketPlan(db, id)])
  const said = events.map(({ words }) => words && decryptWords(dataKey, id, words))
  // Words from before plans came with replies do not name the plan, which then came with the first message.
  const bearer =
    plan &&
    Math.max(
      0,
      said.findLastIndex((words) => words?.hasPlan),
    )
  return {
    number,
    kind,
    state,
    name,
    email,
    phone: phone === '' ? '' : englishFormats.phone(phone),
    orderNumber,
    plan,
    date: createdAt.toISOString(),
    events: events.map(({ action, actor, at }, place) => {
      return { action, at: at.toISOString(), by: actor, words: said[place]?.text ?? '', hasPlan: place === bearer }
    }),
  }
}

/** Yields all tickets of an account, oldest first. Each is read when the one before is taken: together they may be much. */
export async function* showTicketsOf(shop: Shop, userId: string): AsyncGenerator<Ticket> {
  for (const ticket of await readTicketsOf(shop.db, userId)) yield showTicket(shop, ticket)
}
