import { href } from 'react-router'
import type { PlacedReply } from '#contract/orders.ts'

/** Path of an order's confirmation; the key lets guests reload it too. */
export function confirmationPath({ data, trackKey }: Pick<PlacedReply, 'data' | 'trackKey'>): string {
  return `${href('/order-confirmed')}?${new URLSearchParams({ order: data.orderId, key: trackKey })}`
}
