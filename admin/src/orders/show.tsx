import { Stack } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { t } from '../language/t.ts'
import { OpenNow } from '../live/editing-now.tsx'
import { OrderAfterSales } from './order-after-sales.tsx'
import { OrderContactCard } from './order-contact.tsx'
import { OrderDeliveries } from './order-deliveries.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderInstalments } from './order-instalments.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** Page of one order with all its details and actions. */
export default function OrderShow() {
  return (
    <Show component="div" actions={false} title={<OrderTitle />} queryOptions={{ refetchOnWindowFocus: true }}>
      <OrderPage />
    </Show>
  )
}

function OrderTitle() {
  const order = useRecordContext<AdminOrder>()
  return <>{order ? t('Order %{number}', { number: order.number }) : t('Order')}</>
}

function OrderPage() {
  const order = useRecordContext<AdminOrder>()
  if (!order) return null
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <OrderHead order={order} />
      <OpenNow topic="orders" id={order.id} />
      <Stack direction={{ xs: 'column', lg: 'row' }} sx={{ gap: 2, alignItems: { lg: 'flex-start' } }}>
        <Stack sx={{ gap: 2, flex: 3, minWidth: 0 }}>
          <OrderLines order={order} />
          <OrderInstalments order={order} />
          <OrderMoney order={order} />
          <OrderDeliveries order={order} />
          <OrderAfterSales order={order} />
          <OrderTimeline order={order} />
        </Stack>
        <Stack sx={{ gap: 2, flex: 2, minWidth: 0 }}>
          <OrderContactCard order={order} />
          <OrderNotes order={order} />
          <OrderDocuments order={order} />
          <OrderMails order={order} />
        </Stack>
      </Stack>
    </Stack>
  )
}
