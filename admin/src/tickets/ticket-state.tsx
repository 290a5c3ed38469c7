import type { TicketKind, TicketState } from '#domain/tickets/tickets.ts'
import { t } from '../language/t.ts'
import type { Tone } from '../theme/tokens.ts'
import { StatusChip } from '../ui/status-chip.tsx'

export const ticketStateNames: Record<TicketState, string> = {
  open: t('Needs reply'),
  answered: t('Answered'),
  closed: t('Closed'),
}

export const ticketKindNames: Record<TicketKind, string> = {
  question: t('Question'),
  order: t('About an order'),
  product: t('About a product'),
  'price-match': t('Price match'),
  'gift-card': t('Gift card'),
  complaint: t('Complaint'),
  'measuring-visit': t('Measuring visit'),
  other: t('Other'),
}

const tones: Record<TicketState, Tone> = { open: 'pending', answered: 'confirm', closed: 'quiet' }

/** Chip with a conversation's state. */
export function TicketStatus({ state }: { state: TicketState }) {
  return <StatusChip tone={tones[state]} label={ticketStateNames[state]} />
}
