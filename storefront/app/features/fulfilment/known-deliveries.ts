import type { OrderDelivery } from '#contract/fulfilment.ts'
import type { Order } from '#contract/orders/orders.ts'
import { MOST_MOVES } from '#domain/fulfilment/delivery-planning.ts'

/** Fragment of the address of an order that asks for the day of its delivery. */
export const CHOOSE_DAY_HASH = '#choose-day'
/** Id of the title above the deliveries of an order. */
export const DELIVERIES_ID = 'order-deliveries'

/** Returns its deliveries. Before the confirmation, a day can be chosen for the whole order, unless it must be paid first. */
export function knownDeliveries(order: Order): readonly OrderDelivery[] {
  const { deliveries, status, method, estimate, money, items, isReadOnly } = order
  const isEarly = deliveries.length === 0 && status === 'pending' && money.payNow === null && !isReadOnly
  if (!isEarly || method === 'pickup' || estimate === null) return deliveries
  const pieces = items.map(({ quantity }, position) => ({ position, quantity }))
  const planning = { until: null, movesLeft: MOST_MOVES }
  return [
    {
      number: 1,
      state: 'planned',
      day: null,
      slot: null,
      estimate,
      failed: null,
      pieces,
      code: null,
      deliveredAt: null,
      cash: null,
      planning,
    },
  ]
}

/** Returns the first of these deliveries whose day is not chosen yet, and can be. */
export function firstToChoose(deliveries: readonly OrderDelivery[]): OrderDelivery | undefined {
  return deliveries.find(({ day, planning }) => day === null && planning !== null)
}
