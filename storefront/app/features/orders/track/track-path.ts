import { href } from 'react-router'

/** URL that opens an order without a login, like the link in the mail. */
export function trackPath({ orderId, key }: { orderId: string; key: string }): string {
  return `${href('/track-order')}?${new URLSearchParams({ order: orderId, key })}`
}
