import { Box, Card, CardActionArea, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { moneyText, whenText } from '../ui/formats.ts'
import { listLink } from './figure-lists.tsx'

type Waits = Pick<Dashboard, 'orders' | 'waiting' | 'refunds'>

type Tile = { label: string; figure: number; to: string; note?: string; isUrgent?: boolean }

/** Tiles with the counts of open tasks, each linking to its list. The API omits counts that a role may not see. */
export function Waiting(figures: Waits) {
  return (
    <Box component="section" aria-label="Open tasks" sx={inRows}>
      {tilesOf(figures).map((tile) => (
        <TileCard key={tile.label} {...tile} />
      ))}
    </Box>
  )
}

/** Two rows of five, one row on wide screens, and two tiles to a row on phones: no tile is alone in a row. */
const inRows = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  '@media (width < 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (width >= 1320px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))' },
}

function tilesOf({ orders, waiting, refunds }: Waits): Tile[] {
  const open = { state: 'open' }
  return [
    { label: 'Orders to confirm', figure: orders.pending, to: listLink('orders', { state: ['pending'] }) },
    {
      label: 'Custom requests to quote',
      figure: waiting.customRequests,
      to: listLink('custom-requests', { state: 'requested' }),
    },
    { label: 'Returns to review', figure: waiting.returns, to: listLink('returns', { state: 'requested' }) },
    {
      label: 'Damage reports to review',
      figure: waiting.damage,
      to: listLink('damage-reports', { state: 'reported' }),
    },
    ...(waiting.vouchers === null ? [] : [voucherTile(waiting.vouchers)]),
    { label: 'Messages to answer', figure: waiting.tickets, to: listLink('tickets', open) },
    {
      label: 'Complaints to answer',
      figure: waiting.complaints,
      to: listLink('tickets', { ...open, kind: 'complaint' }),
      isUrgent: waiting.complaints > 0,
    },
    { label: 'Questions to publish', figure: waiting.questions, to: listLink('questions', { waits: true }) },
    ...(refunds === null ? [] : [refundTile(refunds)]),
  ]
}

function voucherTile(figure: number): Tile {
  return { label: 'Bank vouchers to check', figure, to: listLink('vouchers', { state: 'sent' }) }
}

function refundTile({ count, total, overdue, nextDue }: NonNullable<Dashboard['refunds']>): Tile {
  const clock = nextDue === null ? '' : `, next due ${whenText(nextDue)}`
  const note = overdue > 0 ? `${moneyText(total)}, ${overdue} overdue` : `${moneyText(total)}${clock}`
  return { label: 'Refunds to send', figure: count, to: '/refunds', isUrgent: overdue > 0, ...(count > 0 && { note }) }
}

function TileCard({ label, figure, to, note, isUrgent = false }: Tile) {
  return (
    <Card variant="outlined" sx={isUrgent ? { borderColor: 'error.main' } : {}}>
      <CardActionArea component={Link} to={to} sx={{ p: 2, height: '100%' }}>
        <Typography
          variant="h1"
          component="p"
          color={isUrgent ? 'error' : figure === 0 ? 'text.secondary' : 'text.primary'}
        >
          {figure}
        </Typography>
        <Typography>{label}</Typography>
        {note !== undefined && (
          <Typography variant="body2" color={isUrgent ? 'error' : 'text.secondary'}>
            {note}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  )
}
