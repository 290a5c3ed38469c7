import { href } from 'react-router'

/** The address that shows an order to whoever has it, as the link in the mail does. */
export function trackPath({ orderId, key }: { orderId: string; key: string }): string {
  return `${href('/track-order')}?${new URLSearchParams({ order: orderId, key })}`
}
