import { Alert, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { OnTheWay as Coming } from '#contract/admin/purchasing.ts'
import type { StockRow } from '#contract/admin/stock.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { get } from '../api.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { dayMonthText } from '../ui/formats.ts'

/** What suppliers still owe of a product: `12 on the way, expected 5 Dec`. Renders nothing where nothing comes. */
export function OnTheWay({ productId, rows }: { productId: number; rows: readonly StockRow[] }) {
  const maySee = useCan('purchases.read')
  const { data, error } = useQuery({
    queryKey: ['stock', 'on-the-way', productId],
    queryFn: ({ signal }) => get<Coming>('/stock/on-the-way', { productId }, signal),
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data || data.items.length === 0) return null
  return (
    <Stack component="section" aria-label={t('On the way')} sx={{ mt: 2, gap: 0.5 }}>
      <Typography variant="h3" component="h2">
        {t('On the way')}
      </Typography>
      <Stack component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.items.map((item) => (
          <li key={`${item.purchaseId} ${item.variantId}`}>
            {nameOf(rows, item.variantId)}
            {comingText(item)}
            {maySee && (
              <>
                {' ('}
                <Link to={`/purchase-orders/${item.purchaseId}/show`}>{item.number}</Link>)
              </>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function comingText({ pieces, expectedOn, isLate }: Coming['items'][number]): string {
  if (expectedOn === null) return t('%{pieces} on the way, expected soon', { pieces })
  const day = dayMonthText(expectedOn)
  return isLate
    ? t('%{pieces} on the way, late, was expected %{day}', { pieces, day })
    : t('%{pieces} on the way, expected %{day}', { pieces, day })
}

function nameOf(rows: readonly StockRow[], variantId: number): string {
  const row = rows.find(({ id }) => id === variantId)
  const name = row ? choiceName(row) : ''
  return name === '' ? '' : `${name}: `
}
