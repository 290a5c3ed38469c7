import type { StaffTicket, TicketRow, TicketsQuery } from '#contract/admin/tickets.ts'
import { readAssignments } from '../../../platform/assignments/present-assignment.ts'
import type { Db } from '../../../platform/db/client.ts'
import { showPlanToStaff } from '../../planner/show-plan.ts'
import { findOrderIdByNumber, readActors, readLastWords, readTicketPage } from './queries.ts'
import { decryptTicket, decryptWords } from '../private-ticket.ts'
import { ticketNotFound } from '../refusals.ts'
import { showTicket } from '../show-ticket.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { phoneIndex } from '../../../platform/secrets/secrets.ts'
import { findTicketById } from '../ticket-queries.ts'

type Shop = { db: Db; dataKey: DataKey }

/** Maximum number of characters of the last words in a list. */
const SHOWN_WORDS_LENGTH = 160

export async function listTicketsForStaff(
  { db, dataKey }: Shop,
  query: TicketsQuery,
): Promise<{ items: TicketRow[]; total: number }> {
  const { rows, total } = await readTicketPage(db, query)
  const found = rows.map(({ id }) => id)
  const [lastWords, assignmentOf] = await Promise.all([readLastWords(db, found), readAssignments(db, 'ticket', found)])
  const items = rows.map(({ id, number, kind, state, orderNumber, createdAt, changedAt, privateDetails }) => {
    const { name, email } = decryptTicket(dataKey, id, privateDetails)
    const said = lastWords.get(id)
    const words = said === undefined ? '' : decryptWords(dataKey, id, said).text
    return {
      id,
      number,
      kind,
      state,
      name,
      email,
      orderNumber,
      createdAt: createdAt.toISOString(),
      changedAt: changedAt.toISOString(),
      lastWords: words.slice(0, SHOWN_WORDS_LENGTH),
      assignment: assignmentOf(id),
    }
  })
  return { items, total }
}

/** @throws AppError not_found */
export async function showTicketToStaff({ db, dataKey }: Shop, id: string): Promise<StaffTicket> {
  const ticket = await findTicketById(db, id)
  if (!ticket) throw ticketNotFound()
  const details = decryptTicket(dataKey, id, ticket.privateDetails)
  const [shown, actors, orderId, assignmentOf] = await Promise.all([
    showTicket({ db, dataKey }, ticket, details),
    readActors(db, id),
    findOrderIdByNumber(db, ticket.orderNumber),
    readAssignments(db, 'ticket', [id]),
  ])
  const events = shown.events.map((event, place) => ({ ...event, staffName: actors[place] ?? null }))
  const { userId } = ticket
  const { email, phone } = details
  const sender = { userId, email, ...(phone !== '' && { phoneIndex: phoneIndex(dataKey, phone) }) }
  const plan = await showPlanToStaff(db, shown.plan, sender)
  return { ...shown, id, userId, orderId, plan, events, assignment: assignmentOf(id) }
}
