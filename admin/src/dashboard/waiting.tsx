import { Box, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { formats, t } from '../language/t.ts'
import { tokens } from '../theme/tokens.ts'
import { moneyText, whenText } from '../ui/formats.ts'
import { listLink } from '../ui/list-link.ts'

type Waits = Pick<Dashboard, 'orders' | 'waiting' | 'overdue' | 'refunds'>

type Pill = {
  label: string
  figure: number
  to: string
  note?: string
  /** How many of them are overdue: the red circle in words. */
  overdue?: number
  isRed?: boolean
}

/** Pills with the counts of open tasks, each linking to its list. The API omits counts that a role may not see. */
export function Waiting(figures: Waits) {
  const pills = pillsOf(figures).filter(({ figure }) => figure > 0)
  return (
    <Box component="section" aria-label={t('Open tasks')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {pills.length === 0 && <Typography color="text.secondary">{t('Nothing waits for an answer.')}</Typography>}
      {pills.map((pill) => (
        <TaskPill key={pill.label} {...pill} />
      ))}
    </Box>
  )
}

function pillsOf({ orders, waiting, overdue, refunds }: Waits): Pill[] {
  const open = { state: 'open' }
  return [
    {
      label: t('Orders to confirm'),
      figure: orders.pending,
      to: listLink('orders', { state: ['pending'] }),
      overdue: overdue.orders,
      isRed: overdue.orders > 0,
    },
    {
      label: t('Custom requests to quote'),
      figure: waiting.customRequests,
      to: listLink('custom-requests', { state: 'requested' }),
      overdue: overdue.customRequests,
      isRed: overdue.customRequests > 0,
    },
    ...(refunds === null ? [] : [refundPill(refunds)]),
    ...(waiting.vouchers === null ? [] : [voucherPill(waiting.vouchers)]),
    { label: t('Returns to review'), figure: waiting.returns, to: listLink('returns', { state: 'requested' }) },
    {
      label: t('Damage reports to review'),
      figure: waiting.damage,
      to: listLink('damage-reports', { state: 'reported' }),
    },
    {
      label: t('Messages to answer'),
      figure: waiting.tickets,
      to: listLink('tickets', { ...open, kind: 'message' }),
      overdue: overdue.tickets,
      isRed: overdue.tickets > 0,
    },
    // The law gives a complaint few days.
    {
      label: t('Complaints to answer'),
      figure: waiting.complaints,
      to: listLink('tickets', { ...open, kind: 'complaint' }),
      overdue: overdue.complaints,
      isRed: waiting.complaints > 0,
    },
    {
      label: t('Not accepted at the door'),
      figure: waiting.driverActs,
      to: '/driver-rounds',
      isRed: waiting.driverActs > 0,
    },
    { label: t('Questions to publish'), figure: waiting.questions, to: listLink('questions', { waits: true }) },
  ]
}

function voucherPill(figure: number): Pill {
  return { label: t('Bank vouchers to check'), figure, to: listLink('vouchers', { state: 'sent' }) }
}

function refundPill({ count, total, overdue, nextDue }: NonNullable<Dashboard['refunds']>): Pill {
  const note = refundNote(moneyText(total), overdue, nextDue)
  return { label: t('Refunds to send'), figure: count, to: '/refunds', isRed: overdue > 0, note }
}

function refundNote(total: string, overdue: number, nextDue: string | null): string {
  if (overdue > 0) return t('%{total}, %{overdue} overdue', { total, overdue })
  return nextDue === null ? total : t('%{total}, next due %{time}', { total, time: whenText(nextDue) })
}

function TaskPill({ label, figure, to, note, overdue = 0, isRed = false }: Pill) {
  return (
    <Box component={Link} to={to} sx={pill}>
      <Box
        component="span"
        sx={{
          ...circle,
          color: isRed ? tokens.surface : 'text.primary',
          bgcolor: isRed ? 'error.main' : tokens.sand,
        }}
      >
        {formats.number(figure)}
      </Box>
      <span>
        {label}
        {overdue > 0 && <span style={visuallyHidden}> {t('%{overdue} overdue', { overdue })}</span>}
        {note !== undefined && (
          <Box component="span" sx={{ color: isRed ? 'error.main' : 'text.secondary' }}>
            {' '}
            {note}
          </Box>
        )}
      </span>
    </Box>
  )
}

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  pl: 0.75,
  pr: 2,
  minHeight: 44,
  border: 1,
  borderColor: 'divider',
  borderRadius: '22px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: tokens['sand-soft'] },
}

const circle = {
  flex: 'none',
  minWidth: 30,
  px: 0.75,
  borderRadius: '15px',
  lineHeight: '30px',
  textAlign: 'center',
  fontWeight: 600,
}
