import type { Ticket } from '#contract/tickets.ts'

/** The key in the link of a ticket's email. */
export const KEY = 'a'.repeat(43)

export function givenTicket(changes: Partial<Ticket> = {}): Ticket {
  return {
    number: 'KT-261121-7F3K9Q2M',
    kind: 'complaint',
    state: 'open',
    name: 'Asmita Gurung',
    email: 'asmita@post.example',
    phone: '',
    orderNumber: '',
    plan: null,
    date: '2026-11-21T06:00:00.000Z',
    events: [
      { action: 'received', at: '2026-11-21T06:00:00.000Z', by: 'shopper', words: 'The table rocks.', hasPlan: false },
    ],
    ...changes,
  }
}
