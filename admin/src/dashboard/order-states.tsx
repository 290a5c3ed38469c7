import type { Dashboard } from '#contract/admin/dashboard.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { OrderStatus } from '../ui/status-chip.tsx'
import { FigureList } from './figure-list.tsx'
import { listLink } from './list-link.ts'

/** Number of all orders by state. */
export function OrderStates({ orders }: Pick<Dashboard, 'orders'>) {
  const figures = orderStates.map((state) => ({
    key: state,
    label: <OrderStatus state={state} />,
    figure: orders[state] ?? 0,
    to: listLink('orders', { state }),
  }))
  return (
    <FigureList title="Orders by status" figures={figures} none="" all={{ label: 'View all orders', to: '/orders' }} />
  )
}
