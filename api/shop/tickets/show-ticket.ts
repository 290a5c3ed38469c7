import type { Ticket } from '#contract/tickets.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import type { Db } from '../../platform/db/client.ts'
import { decryptTicket, decryptWords } from './private-ticket.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { readTicketEvents, readTicketPlan, readTicketsOf, type StoredTicket } from './ticket-queries.ts'

type Shop = { db: Db; dataKey: DataKey }

/** Returns a ticket with its whole conversation. */
export async function showTicket({ db, dataKey }: Shop, ticket: StoredTicket): Promise<Ticket> {
  const { id, number, kind, state, orderNumber, createdAt } = ticket
  const { name, email, phone } = decryptTicket(dataKey, id, ticket.privateDetails)
  const [events, plan] = await Promise.all([readTicketEvents(db, id), readTicketPlan(db, id)])
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
    events: events.map(({ action, actor, at, words }) => {
      const said = words && decryptWords(dataKey, id, words)
      return { action, at: at.toISOString(), by: actor, words: said?.text ?? '', hasPlan: said?.hasPlan ?? false }
    }),
  }
}

/** Yields all tickets of an account, oldest first. Each is read when the one before is taken: together they may be much. */
export async function* showTicketsOf(shop: Shop, userId: string): AsyncGenerator<Ticket> {
  for (const ticket of await readTicketsOf(shop.db, userId)) yield showTicket(shop, ticket)
}
