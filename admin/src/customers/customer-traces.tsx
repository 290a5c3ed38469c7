import { Stack } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Customer } from '#contract/admin/customers.ts'
import { customStateWords } from '../custom-requests/custom-words.tsx'
import { t } from '../language/t.ts'
import { TicketStatus } from '../tickets/ticket-state.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'

/** Messages, custom requests and reviews of a customer. */
export function CustomerTraces({ customer }: { customer: Customer }) {
  const { tickets, customRequests, reviewCount } = customer
  return (
    <PagePart title={t('Messages, requests and reviews')}>
      <Stack sx={{ gap: 1 }}>
        {tickets.map(({ id, number, state }) => (
          <span key={id}>
            <Link to={`/tickets/${id}/show`}>{number}</Link> <TicketStatus state={state} />
          </span>
        ))}
        {customRequests.map(({ id, number, state }) => (
          <span key={id}>
            <Link to={`/custom-requests/${id}/show`}>{number}</Link> <StatusChip {...customStateWords[state]} />
          </span>
        ))}
        <span>{reviewText(reviewCount)}</span>
      </Stack>
    </PagePart>
  )
}

function reviewText(count: number): string {
  if (count === 0) return t('No reviews yet')
  return t('%{count} review |||| %{count} reviews', { count })
}
