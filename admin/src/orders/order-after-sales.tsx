import { Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { damageStateWords, returnStateWords } from '../fulfilment/after-sales/after-sales-words.tsx'
import { t } from '../language/t.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { whenText } from '../ui/formats.ts'
import { piecesOf, titleOf } from './order-words.ts'

/** Card with the order's returns and damage reports, linked to their pages; hidden if there are none. */
export function OrderAfterSales({ order: { order, lines } }: { order: AdminOrder }) {
  if (order.returns.length + order.damage.length === 0) return null
  return (
    <PagePart title={t('Returns and damage')}>
      <Stack sx={{ gap: 1 }}>
        {order.returns.map(({ _id, state, pieces, at: when }) => (
          <Stack key={_id} direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Link to={`/returns/${_id}/show`}>{t('Return, %{when}', { when: whenText(when) })}</Link>
            <StatusChip {...returnStateWords[state]} />
            <Typography variant="body2">{piecesOf(lines, pieces)}</Typography>
          </Stack>
        ))}
        {order.damage.map(({ _id, state, position, at: when }) => (
          <Stack key={_id} direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Link to={`/damage-reports/${_id}/show`}>{t('Damage report, %{when}', { when: whenText(when) })}</Link>
            <StatusChip {...damageStateWords[state]} />
            <Typography variant="body2">{titleOf(lines, position)}</Typography>
          </Stack>
        ))}
      </Stack>
    </PagePart>
  )
}
