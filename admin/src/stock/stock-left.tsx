import { Stack, Typography } from '@mui/material'
import type { StockRow } from '#contract/admin/stock.ts'
import { formats, t } from '../language/t.ts'
import { StatusChip } from '../ui/status-chip.tsx'

/** Stock of a variant, with a warning if it is low and the number of days it will last. */
export function StockLeft({ row: { stock, isLow, lowStockAt, daysLeft } }: { row: StockRow }) {
  return (
    <Stack sx={{ alignItems: 'flex-start', whiteSpace: 'nowrap' }}>
      {isLow ? (
        <StatusChip
          tone={stock === 0 ? 'danger' : 'notice'}
          label={stock === 0 ? t('Out of stock') : t('%{stock}, low', { stock })}
        />
      ) : (
        formats.number(stock)
      )}
      <Typography variant="body2" color="text.secondary">
        {daysLeft !== null && stock > 0
          ? t('%{daysLeft} days left', { daysLeft })
          : isLow
            ? t('threshold %{lowStockAt}', { lowStockAt })
            : ''}
      </Typography>
    </Stack>
  )
}
