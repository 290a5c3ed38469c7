import type { Order } from '#contract/orders.ts'

/** The codes prove who takes the goods: only the buyer has them. */
export function withoutCodes(order: Order): Order {
  const deliveries = order.deliveries.map((delivery) => ({ ...delivery, code: null }))
  return { ...order, collectionCode: null, deliveries }
}
