import { href } from 'react-router'
import type { PlacedReply } from '#contract/orders/orders.ts'
import { keep, readKept, recordIn } from '../../../storage.ts'

/** Path of an order's confirmation; the key lets guests reload it too. */
export function confirmationPath({ data, trackKey }: Pick<PlacedReply, 'data' | 'trackKey'>): string {
  return `${href('/order-confirmed')}?${new URLSearchParams({ order: data.orderId, key: trackKey })}`
}

const STORAGE_KEY = 'checkoutPlaced'

/**
 * A placed order whose confirmation the shopper has not seen. `path` is that of the confirmation. The order ends unless its
 * code is entered by `codeBy`, or its wallet payment arrives by `payBy`: instants in ISO form, null where nothing is left
 * to do.
 */
export type UnseenOrder = { path: string; codeBy: string | null; payBy: string | null }

/** Returns what to keep of an order that was placed. */
export function unseenOrder(reply: PlacedReply): UnseenOrder {
  const { payment, verifyBy, money } = reply.data
  // A transfer may take days.
  return { path: confirmationPath(reply), codeBy: verifyBy, payBy: payment === 'bank' ? null : money.payUntil }
}

/** Returns this tab's order whose confirmation the shopper has not seen yet; null for none. */
export function readUnseenOrder(): UnseenOrder | null {
  const { path, codeBy, payBy } = recordIn(readKept(STORAGE_KEY, 'sessionStorage'))
  if (typeof path !== 'string') return null
  return { path, codeBy: typeof codeBy === 'string' ? codeBy : null, payBy: typeof payBy === 'string' ? payBy : null }
}

/** @param order  null once its confirmation is displayed */
export function keepUnseenOrder(order: UnseenOrder | null): void {
  keep(STORAGE_KEY, order && JSON.stringify(order), 'sessionStorage')
}
