import { Divider, Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { DeliveryStatus } from '../fulfilment/deliveries/delivery-words.tsx'
import { t } from '../language/t.ts'
import { PagePart } from '../ui/page-part.tsx'
import { whenText } from '../ui/formats.ts'
import { dayAndSlot, methodWords, piecesOf } from './order-words.ts'

/** Card with the order's deliveries; each links to the page where staff schedule, dispatch and hand it over. */
export function OrderDeliveries({ order: { order, state: orderState, deliveryIds, lines } }: { order: AdminOrder }) {
  const isPickup = order.method === 'pickup'
  return (
    <PagePart title={isPickup ? t('Pickup') : t('Delivery')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {whereText(order)}
        {order.estimate && `, ${t('estimated %{days}', { days: between(order.estimate) })}`}
      </Typography>
      {order.deliveries.length === 0 && <Typography variant="body2">{withoutDelivery(orderState)}</Typography>}
      {order.deliveries.map(({ number, state, day, slot, pieces, deliveredAt }, index) => (
        <Stack key={number} sx={{ gap: 1 }}>
          {index > 0 && <Divider />}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', py: 0.5 }}>
            <Link to={`/deliveries/${deliveryIds[index]}/show`}>
              {isPickup ? t('Pickup') : t('Delivery %{number}', { number })}
            </Link>
            <DeliveryStatus delivery={{ state, day, method: order.method }} />
            <Typography variant="body2">
              {deliveredAt === null ? (isPickup ? '' : dayAndSlot(day, slot)) : whenText(deliveredAt)}
            </Typography>
          </Stack>
          {order.deliveries.length > 1 && (
            <Typography variant="caption" color="text.secondary">
              {piecesOf(lines, pieces)}
            </Typography>
          )}
        </Stack>
      ))}
    </PagePart>
  )
}

/** `Standard`, or `Pickup at Kastha Thamel, Thamel Marg`. */
function whereText({ method, store }: AdminOrder['order']): string {
  if (!store) return methodWords[method]
  return t('%{method} at %{store}, %{address}', {
    method: methodWords[method],
    store: store.name,
    address: store.address,
  })
}

function withoutDelivery(state: AdminOrder['state']): string {
  return state === 'pending' ? t('You can schedule a delivery once the order is confirmed.') : t('No deliveries.')
}

function between({ first, last }: { first: string; last: string }): string {
  if (first === last) return dayAndSlot(first, null)
  return t('%{first} to %{last}', { first: dayAndSlot(first, null), last: dayAndSlot(last, null) })
}
