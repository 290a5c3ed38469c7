/** What people write to the shop about. */
export const ticketKinds = ['question', 'order', 'product', 'price-match', 'gift-card', 'complaint', 'other'] as const
export type TicketKind = (typeof ticketKinds)[number]

/** An open one waits for the shop, an answered one for whoever wrote. */
export const ticketStates = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

export const ticketActions = ['received', 'answered', 'written', 'closed'] as const
export type TicketAction = (typeof ticketActions)[number]
