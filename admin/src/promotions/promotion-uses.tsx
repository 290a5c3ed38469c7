import { Alert, List, ListItem } from '@mui/material'
import { useGetList } from 'react-admin'
import type { PromotionUses as Uses } from '#contract/admin/promotions.ts'
import { t } from '../language/t.ts'
import { moneyText, whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { OrderLink } from '../ui/record-links.tsx'
import { OrderStatus } from '../ui/status-chip.tsx'

/** Number of latest orders shown. */
const SHOWN = 20

export function PromotionUses({ promotionId }: { promotionId: string }) {
  const {
    data,
    total = 0,
    error,
  } = useGetList<Uses['items'][number]>(`promotions/${promotionId}/uses`, {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'placedAt', order: 'DESC' },
  })
  return (
    <PagePart title={usesText(total)}>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.length === 0 && t('No orders have used it yet.')}
      <List dense>
        {data?.map(({ id, number, state, placedAt, amount }) => (
          <ListItem key={id} disableGutters>
            <span>
              <OrderLink id={id} number={number} />, {whenText(placedAt)}: {moneyText(amount)}{' '}
              <OrderStatus state={state} />
            </span>
          </ListItem>
        ))}
      </List>
      {total > SHOWN && t('And %{count} earlier orders.', { count: total - SHOWN })}
    </PagePart>
  )
}

function usesText(count: number): string {
  return count === 0 ? t('Orders') : t('Used by %{count} order |||| Used by %{count} orders', { count })
}
