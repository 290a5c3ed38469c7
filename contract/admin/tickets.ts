import { Ticket } from '#contract/tickets.ts'
import { ticketKinds, ticketStates } from '#domain/tickets/tickets.ts'
import { z } from 'zod'
import { Assignment, OwnerFilter } from './assignments.ts'
import { listOf, listQuery } from './list.ts'
import { StaffPlan } from './planner.ts'

/** Sorting by `changedAt`, oldest first, shows the longest waiting ticket first. */
export const TicketsQuery = listQuery(['createdAt', 'changedAt'], {
  state: z.enum(ticketStates).optional(),
  /** `message`: all but complaints, as the dashboard counts them. */
  kind: z.enum([...ticketKinds, 'message']).optional(),
  owner: OwnerFilter.optional(),
})
export type TicketsQuery = z.output<typeof TicketsQuery>

/** A ticket in a list, represented by its latest message. */
export const TicketRow = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(ticketKinds),
  state: z.enum(ticketStates),
  name: z.string(),
  email: z.string(),
  /** '' if none. */
  orderNumber: z.string(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** The start of the latest message. */
  lastWords: z.string(),
  assignment: Assignment,
})
export type TicketRow = z.infer<typeof TicketRow>

export const TicketList = listOf(TicketRow)

/** A ticket with all messages, and the staff members who wrote them. */
export const StaffTicket = Ticket.extend({
  id: z.uuid(),
  userId: z.uuid().nullable(),
  /** Id of the order named in the ticket; null if there is no such order. */
  orderId: z.uuid().nullable(),
  plan: StaffPlan.nullable(),
  assignment: Assignment,
  events: z.array(Ticket.shape.events.element.extend({ staffName: z.string().nullable() })),
})
export type StaffTicket = z.infer<typeof StaffTicket>

export const TicketIdParams = z.strictObject({ id: z.uuid('Must be a UUID') })

const MAX_WORDS_LENGTH = 10_000
/** Rules: domain/tickets/tickets.ts. */
export const TicketAnswerBody = z.strictObject({ words: z.string().max(MAX_WORDS_LENGTH) })
