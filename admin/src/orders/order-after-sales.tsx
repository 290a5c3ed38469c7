import { Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { AdminOrder } from '#contract/admin/orders.ts'
import type { DamageState, ReturnState } from '#domain/fulfilment/after-sales.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { whenText } from '../ui/formats.ts'
import { lineTitle } from './order-words.ts'

const returnWords: Record<ReturnState, string> = {
  requested: 'Needs review',
  approved: 'Awaiting collection',
  collected: 'In transit',
  received: 'Received',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}
const damageWords: Record<DamageState, string> = {
  reported: 'Needs review',
  accepted: 'Accepted',
  declined: 'Declined',
}
const waits = new Set<string>(['requested', 'approved', 'collected', 'reported'])

/** Card with the order's returns and damage reports, linked to their pages; hidden if there are none. */
export function OrderAfterSales({ order: { order, lines } }: { order: AdminOrder }) {
  if (order.returns.length + order.damage.length === 0) return null
  return (
    <PagePart title="Returns and damage">
      <Stack sx={{ gap: 1 }}>
        {order.returns.map(({ _id, state, pieces, at: when }) => (
          <Stack key={_id} direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Link to={`/returns/${_id}/show`}>Return, {whenText(when)}</Link>
            <StatusChip tone={waits.has(state) ? 'notice' : 'quiet'} label={returnWords[state]} />
            <Typography variant="body2">
              {pieces.map(({ position, quantity }) => `${quantity} × ${lineTitle(lines[position]!)}`).join('; ')}
            </Typography>
          </Stack>
        ))}
        {order.damage.map(({ _id, state, position, at: when }) => (
          <Stack key={_id} direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Link to={`/damage-reports/${_id}/show`}>Damage report, {whenText(when)}</Link>
            <StatusChip tone={waits.has(state) ? 'notice' : 'quiet'} label={damageWords[state]} />
            <Typography variant="body2">{lineTitle(lines[position]!)}</Typography>
          </Stack>
        ))}
      </Stack>
    </PagePart>
  )
}
