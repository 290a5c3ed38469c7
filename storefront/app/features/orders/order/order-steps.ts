import type { OrderState } from '#domain/orders/order-states.ts'

const usualWay = ['pending', 'confirm', 'delivered'] as const

/** The states an order goes through, the present one among them; what is behind a cancelled one will not come. */
export function orderSteps(status: OrderState): readonly OrderState[] {
  if (status === 'cancelled') return ['pending', 'cancelled']
  return status === 'returned' ? [...usualWay, 'returned'] : usualWay
}
