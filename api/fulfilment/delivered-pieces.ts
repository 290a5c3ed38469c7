import type { DeliveredPieces } from '#domain/after-sales.ts'
import type { OrderState } from '#domain/order-states.ts'
import type { FulfilmentRows } from './fulfilment-rows.ts'

type HandedOver = {
  deliveries: FulfilmentRows['deliveries']
  lines: readonly { quantity: number }[]
  state: OrderState
  /** Of its events; undefined where there is no such one. */
  deliveredAt: Date | undefined
}

/** What its buyer has received and when. An order that was delivered before deliveries were written down came whole. */
export function deliveredPieces({ deliveries, lines, state, deliveredAt }: HandedOver): DeliveredPieces[] {
  if (deliveries.length === 0 && state === 'delivered' && deliveredAt) {
    return lines.map(({ quantity }, position) => ({ position, quantity, deliveredAt }))
  }
  return deliveries.flatMap((delivery) => {
    const { deliveredAt: at, pieces } = delivery
    return at ? pieces.map(({ position, quantity }) => ({ position, quantity, deliveredAt: at })) : []
  })
}
