import { Alert, List, ListItem } from '@mui/material'
import { useGetList } from 'react-admin'
import type { PromotionUses as Uses } from '#contract/admin/promotions.ts'
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
      {data?.length === 0 && 'No orders have used it yet.'}
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
      {total > SHOWN && `And ${total - SHOWN} earlier orders.`}
    </PagePart>
  )
}

function usesText(count: number): string {
  if (count === 0) return 'Orders'
  return count === 1 ? 'Used by 1 order' : `Used by ${count} orders`
}
