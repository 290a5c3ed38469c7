import { href } from 'react-router'
import type { PlacedReply } from '#contract/orders.ts'

/** The page that thanks for an order; with its key it can be loaded again by whoever placed it, a guest too. */
export function confirmationPath({ data, trackKey }: Pick<PlacedReply, 'data' | 'trackKey'>): string {
  return `${href('/order-confirmed')}?${new URLSearchParams({ order: data.orderId, key: trackKey })}`
}
