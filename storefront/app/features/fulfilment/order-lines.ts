import type { Order } from '#contract/orders/orders.ts'
import { damageUntil, type DeliveredPieces, isSendingBack, returnablePieces } from '#domain/fulfilment/after-sales.ts'

type Lines = Pick<Order, 'items' | 'deliveries' | 'events' | 'damage' | 'returns'>

/** Returns the positions of the items whose damage can be reported: received recently, without a pending report. */
export function reportableLines(order: Lines, now = new Date()): number[] {
  const delivered = deliveredPieces(order)
  const waiting = new Set(order.damage.filter(({ state }) => state === 'reported').map(({ position }) => position))
  return [...order.items.keys()].filter((position) => {
    const until = damageUntil(delivered, position)
    return until !== null && now <= until && !waiting.has(position)
  })
}

/** Returns how many pieces of each item can be returned now. */
export function returnableCounts(order: Lines, now = new Date()): number[] {
  const delivered = deliveredPieces(order)
  const sentBack = order.returns.filter(({ state }) => isSendingBack(state)).flatMap(({ pieces }) => pieces)
  return order.items.map((_, position) => returnablePieces(delivered, sentBack, position, now))
}

/** Whether a refund of the order is one of cash, which goes to a bank account or wallet that the shop asks for. */
export function isPaidInCash({ money, payment }: Pick<Order, 'money' | 'payment'>): boolean {
  return (money.payments.at(-1)?.method ?? payment) === 'cod'
}

/** Returns the delivered pieces with their dates. A delivered order without delivery records arrived as a whole. */
function deliveredPieces({ items, deliveries, events }: Lines): DeliveredPieces[] {
  const came = events.find(({ action }) => action === 'deliver')
  if (deliveries.length === 0 && came) {
    const deliveredAt = new Date(came.at)
    return items.map(({ quantity }, position) => ({ position, quantity, deliveredAt }))
  }
  return deliveries.flatMap(({ deliveredAt, pieces }) => {
    return deliveredAt === null ? [] : pieces.map((piece) => ({ ...piece, deliveredAt: new Date(deliveredAt) }))
  })
}
