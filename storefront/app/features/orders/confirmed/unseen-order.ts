import { href } from 'react-router'
import type { PlacedReply } from '#contract/orders.ts'
import { keep, readKept } from '../../../storage.ts'

/** Path of an order's confirmation; the key lets guests reload it too. */
export function confirmationPath({ data, trackKey }: Pick<PlacedReply, 'data' | 'trackKey'>): string {
  return `${href('/order-confirmed')}?${new URLSearchParams({ order: data.orderId, key: trackKey })}`
}

const STORAGE_KEY = 'checkoutPlaced'

/** Returns the confirmation page of this tab's order that the shopper has not seen yet; null for none. */
export function readUnseenOrder(): string | null {
  return readKept(STORAGE_KEY, 'sessionStorage')
}

/** @param path  the confirmation page; null once it is displayed */
export function keepUnseenOrder(path: string | null): void {
  keep(STORAGE_KEY, path, 'sessionStorage')
}
