import type { DeliveredPieces } from '#domain/fulfilment/after-sales.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import { sumOf } from '#domain/sum.ts'
import type { FulfilmentRows } from './fulfilment-rows.ts'

type HandedOver = {
  deliveries: FulfilmentRows['deliveries']
  lines: readonly { quantity: number }[]
  state: OrderState
  /** Time of the order's delivery event; undefined without such an event. */
  deliveredAt: Date | undefined
}

/** Returns whether the buyer still has delivered pieces of a line: neither collected for a return nor received back. */
export function isAnyLeft(
  delivered: readonly DeliveredPieces[],
  returns: FulfilmentRows['returns'],
  position: number,
): boolean {
  const gone = returns.filter(({ state }) => state === 'collected' || state === 'received')
  return countAt(delivered, position) > sumOf(gone, ({ pieces }) => countAt(pieces, position))
}

function countAt(pieces: readonly { position: number; quantity: number }[], position: number): number {
  return pieces.reduce((sum, one) => (one.position === position ? sum + one.quantity : sum), 0)
}

/**
 * Returns what the buyer received, and when. An order delivered before deliveries were recorded counts as one delivery.
 */
export function deliveredPieces({ deliveries, lines, state, deliveredAt }: HandedOver): DeliveredPieces[] {
  if (deliveries.length === 0 && state === 'delivered' && deliveredAt) {
    return lines.map(({ quantity }, position) => ({ position, quantity, deliveredAt }))
  }
  return deliveries.flatMap((delivery) => {
    const { deliveredAt: at, pieces } = delivery
    return at ? pieces.map(({ position, quantity }) => ({ position, quantity, deliveredAt: at })) : []
  })
}
