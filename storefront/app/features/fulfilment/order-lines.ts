import type { Order } from '#contract/orders.ts'
import { damageUntil, type DeliveredPieces, isSendingBack, returnablePieces } from '#domain/fulfilment/after-sales.ts'

type Lines = Pick<Order, 'items' | 'deliveries' | 'events' | 'damage' | 'returns'>

/** The positions of the items whose damage can be reported now: received lately, and none of it waits for an answer. */
export function reportableLines(order: Lines, now = new Date()): number[] {
  const delivered = deliveredPieces(order)
  const waiting = new Set(order.damage.filter(({ state }) => state === 'reported').map(({ position }) => position))
  return [...order.items.keys()].filter((position) => {
    const until = damageUntil(delivered, position)
    return until !== null && now <= until && !waiting.has(position)
  })
}

/** How many pieces of each item can be sent back now. */
export function returnableCounts(order: Lines, now = new Date()): number[] {
  const delivered = deliveredPieces(order)
  const sentBack = order.returns.filter(({ state }) => isSendingBack(state)).flatMap(({ pieces }) => pieces)
  return order.items.map((_, position) => returnablePieces(delivered, sentBack, position, now))
}

/** What its buyer has received and when. An order that was delivered before deliveries were written down came whole. */
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
