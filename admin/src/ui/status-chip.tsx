import { Box } from '@mui/material'
import type { OrderState } from '#domain/orders/order-states.ts'
import { t } from '../language/t.ts'
import { tones, type Tone } from '../theme/tokens.ts'

/** Chip with a state's label, colored by tone. */
export function StatusChip({ tone, label }: { tone: Tone; label: string }) {
  const { color, ground } = tones[tone]
  return (
    <Box component="span" sx={{ ...chip, color, backgroundColor: ground }}>
      {label}
    </Box>
  )
}

/** Chip with an order's state, in the same colors as in the storefront. */
export function OrderStatus({ state }: { state: OrderState }) {
  return <StatusChip {...orderStateWords[state]} />
}

export const orderStateWords: Record<OrderState, { tone: Tone; label: string }> = {
  pending: { tone: 'pending', label: t('Pending') },
  confirm: { tone: 'confirm', label: t('Confirmed') },
  delivered: { tone: 'delivered', label: t('Delivered') },
  cancelled: { tone: 'quiet', label: t('Cancelled') },
  returned: { tone: 'quiet', label: t('Returned') },
}

const chip = {
  display: 'inline-block',
  width: 'fit-content',
  height: 'fit-content',
  px: 1.25,
  py: 0.25,
  borderRadius: '12px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  // On a phone a long state, such as one with a time, takes two lines.
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
}
