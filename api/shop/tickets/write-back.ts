import type { Ticket } from '#contract/tickets.ts'
import { defined } from '#domain/defined.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { sentPlan } from '../planner/sent-plan.ts'
import { changeTicket } from './change-ticket.ts'
import { wordsOf } from './refusals.ts'
import type { TicketShop } from './send-ticket.ts'
import { showTicket } from './show-ticket.ts'
import { mailWrittenBack } from './ticket-mails.ts'
import { countEvents, findTicketById, updateTicketPlan, type StoredTicket } from './ticket-queries.ts'

/** Messages of a sender in one conversation: each look at it reads all of them. */
const MOST_WRITTEN = 50

/**
 * A message by the sender. `id` identifies it, so that it is stored once however often it is sent. `plan` is a room plan
 * as text, if one came with it. `from` is the client's address.
 */
type Message = { id: string; text: string; plan: string | undefined; by: Changer; from: string }

/**
 * Adds the sender's message to a ticket, and reopens a closed one. Its room plan takes the place of the ticket's.
 *
 * @returns the changed ticket
 * @throws AppError invalid_input, for the plan too, too_many_requests, conflict when there are very many
 */
export async function writeBack(shop: TicketShop, { id: ticketId }: StoredTicket, message: Message): Promise<Ticket> {
  const { db, secrets, addressLimits } = shop
  const text = wordsOf(message.text)
  await addressLimits.ticketWrites.take(message.from)
  const plan = message.plan === undefined ? undefined : sentPlan(message.plan)
  const words = { id: message.id, text, hasPlan: plan && (true as const) }
  await changeTicket(shop, ticketId, { change: 'written', by: message.by, words }, async (tx, ticket) => {
    if ((await countEvents(tx, ticketId, 'written')) > MOST_WRITTEN)
      throw new AppError('conflict', say('tickets.too-long'))
    await addressLimits.ticketMessages(tx).take(ticketId)
    if (plan) await updateTicketPlan(tx, ticketId, plan)
    await mailWrittenBack(tx, secrets, ticket, words)
  })
  const written = await findTicketById(db, ticketId)
  return showTicket({ db, dataKey: secrets.dataKey }, defined(written, `ticket ${ticketId}`))
}
