import { Stack, Typography } from '@mui/material'
import type { StockRow } from '#contract/admin/stock.ts'
import { StatusChip } from '../ui/status-chip.tsx'

/** How many there are, whether that is little, and how long it lasts. */
export function StockLeft({ row: { stock, isLow, lowStockAt, daysLeft } }: { row: StockRow }) {
  return (
    <Stack sx={{ alignItems: 'flex-start', whiteSpace: 'nowrap' }}>
      {isLow ? (
        <StatusChip tone={stock === 0 ? 'danger' : 'notice'} label={stock === 0 ? 'None' : `${stock}, low`} />
      ) : (
        stock
      )}
      <Typography variant="body2" color="text.secondary">
        {daysLeft !== null && stock > 0 ? `lasts ${daysLeft} days` : isLow ? `warns at ${lowStockAt}` : ''}
      </Typography>
    </Stack>
  )
}
