import type { OrderState } from '#domain/orders/order-states.ts'

const usualWay = ['pending', 'confirm', 'delivered'] as const

/** Returns the steps of an order, including the current one. A cancelled order has no further steps. */
export function orderSteps(status: OrderState): readonly OrderState[] {
  if (status === 'cancelled') return ['pending', 'cancelled']
  return status === 'returned' ? [...usualWay, 'returned'] : usualWay
}
