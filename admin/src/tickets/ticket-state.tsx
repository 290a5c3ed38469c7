import type { TicketKind, TicketState } from '#domain/tickets/tickets.ts'
import type { Tone } from '../theme/tokens.ts'
import { StatusChip } from '../ui/status-chip.tsx'

export const ticketStateNames: Record<TicketState, string> = {
  open: 'Needs reply',
  answered: 'Answered',
  closed: 'Closed',
}

export const ticketKindNames: Record<TicketKind, string> = {
  question: 'Question',
  order: 'About an order',
  product: 'About a product',
  'price-match': 'Price match',
  'gift-card': 'Gift card',
  complaint: 'Complaint',
  'measuring-visit': 'Measuring visit',
  other: 'Other',
}

const tones: Record<TicketState, Tone> = { open: 'pending', answered: 'confirm', closed: 'quiet' }

/** Chip with a conversation's state. */
export function TicketStatus({ state }: { state: TicketState }) {
  return <StatusChip tone={tones[state]} label={ticketStateNames[state]} />
}
