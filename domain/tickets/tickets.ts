import type { OrderActor } from '../orders/order-states.ts'

/** Subjects of the contact form. */
export const contactKinds = ['question', 'order', 'product', 'price-match', 'gift-card', 'complaint', 'other'] as const
export type ContactKind = (typeof contactKinds)[number]

/** All subjects of tickets. A measuring visit has a form of its own (measuring-visit.ts). */
export const ticketKinds = [...contactKinds, 'measuring-visit'] as const
export type TicketKind = (typeof ticketKinds)[number]

/** An open ticket waits for the shop, an answered one for its author. */
export const ticketStates = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

export const ticketActions = ['received', 'answered', 'written', 'closed'] as const
export type TicketAction = (typeof ticketActions)[number]

/** Maximum length of messages and answers, in UTF-16 units, as `maxlength` of an input counts. */
export const MAX_TICKET_WORDS_LENGTH = 3_000

/** How long a ticket is kept after its last message. */
export const TICKET_KEPT_MONTHS = 12
/** The law's five years for complaints. */
export const COMPLAINT_KEPT_YEARS = 5

type Rule = { from: readonly TicketState[]; to: TicketState; by: OrderActor }

/** Every change of a ticket's state: buttons and routes follow this table. A message reopens a closed ticket. */
export const ticketRules = {
  answered: { from: ['open', 'answered'], to: 'answered', by: 'staff' },
  written: { from: ['open', 'answered', 'closed'], to: 'open', by: 'shopper' },
  closed: { from: ['open', 'answered'], to: 'closed', by: 'staff' },
} as const satisfies Record<Exclude<TicketAction, 'received'>, Rule>
export type TicketChange = keyof typeof ticketRules

export function ticketAllows(change: TicketChange, state: TicketState): boolean {
  const { from }: Rule = ticketRules[change]
  return from.includes(state)
}
