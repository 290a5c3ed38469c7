import type { WorkRow } from '#contract/admin/assignments.ts'
import type { AssignmentKind } from '#domain/assignments/assignments.ts'
import { customStateWords } from '../custom-requests/custom-words.tsx'
import { DeliveryStatus, whenPlanned } from '../fulfilment/deliveries/delivery-words.tsx'
import { t } from '../language/t.ts'
import { ticketKindNames, TicketStatus } from '../tickets/ticket-state.tsx'
import { OrderStatus, StatusChip } from '../ui/status-chip.tsx'

export const kindWords: Record<AssignmentKind, string> = {
  order: t('Order'),
  ticket: t('Message'),
  'custom-request': t('Custom piece'),
  delivery: t('Delivery'),
}

/** State of the record, as its own list shows it. */
export function WorkState({ row }: { row: WorkRow }) {
  switch (row.kind) {
    case 'order':
      return <OrderStatus state={row.state} />
    case 'ticket':
      return <TicketStatus state={row.state} />
    case 'custom-request':
      return <StatusChip {...customStateWords[row.state]} />
    case 'delivery':
      return <DeliveryStatus delivery={{ ...row, method: row.isPickup ? 'pickup' : 'standard' }} />
  }
}

/** What else there is to say: the subject of a message, the day of a delivery. */
export function workDetail(row: WorkRow): string {
  if (row.kind === 'ticket') return ticketKindNames[row.subject]
  if (row.kind !== 'delivery') return ''
  return row.isPickup || row.day === null ? '' : whenPlanned(row)
}
