import { Stack } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Customer } from '#contract/admin/customers.ts'
import { PagePart } from '../ui/page-part.tsx'

/** What else came from somebody. */
export function CustomerTraces({ customer }: { customer: Customer }) {
  const { messages, customRequests, reviewCount } = customer
  return (
    <PagePart title="Messages, requests and reviews">
      <Stack sx={{ gap: 1 }}>
        {messages.map(({ id, number, state }) => (
          <span key={id}>
            <Link to={`/messages/${id}/show`}>{number}</Link>, {state}
          </span>
        ))}
        {customRequests.map(({ id, number, state }) => (
          <span key={id}>
            <Link to={`/custom-orders/${id}/show`}>{number}</Link>, {state}
          </span>
        ))}
        <span>{reviewCount === 1 ? '1 review' : `${reviewCount} reviews`}</span>
      </Stack>
    </PagePart>
  )
}
