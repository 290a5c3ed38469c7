import { useEffect, useState } from 'react'
import type { PlacedReply } from '#contract/orders/orders.ts'
import { confirmationPath } from '../orders/confirmed/unseen-order.ts'
import { isYounger, type KeptOrder, keepOrders, readKeptOrders, STORAGE_KEY } from './kept-orders.ts'

/** As long as it can be cancelled; later the mail or SMS leads to it. */
const LAST_MS = 2 * 60 * 60 * 1_000
const MOST_KEPT = 5

/** An order placed from any tab of this browser. */
export type LastOrder = { orderId: string; path: string }

/** @param owner  id of its buyer, '' for a guest */
export function keepLastOrder(owner: string, reply: PlacedReply): void {
  const { orderId, verifyBy: codeBy } = reply.data
  const placed = { owner, orderId, path: confirmationPath(reply), at: Date.now(), codeBy }
  const earlier = readKeptOrders().filter((order) => order.orderId !== orderId)
  keepOrders([placed, ...earlier].slice(0, MOST_KEPT))
}

/**
 * Returns the orders of the last 24 hours, newest first. A member's order is hidden from other members and from guests; a
 * guest's moves into the account.
 *
 * @param owner  id of the member, '' for a guest
 */
export function readOrdersOfDay(owner: string): KeptOrder[] {
  return readKeptOrders().filter((order) => order.owner === '' || order.owner === owner)
}

/** Returns the newest of them that was not cancelled here, if it was placed within 2 hours. */
export function readLastOrder(owner: string): LastOrder | undefined {
  const last = readOrdersOfDay(owner).find(({ isCancelled }) => isCancelled !== true)
  return last && isYounger(last, LAST_MS) ? { orderId: last.orderId, path: last.path } : undefined
}

/**
 * The last order; also one that is placed in another tab meanwhile.
 *
 * @param owner  id of the member, '' for a guest; the component is rendered anew for another one
 */
export function useLastOrder(owner: string): LastOrder | undefined {
  const [lastOrder, setLastOrder] = useState(() => readLastOrder(owner))
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => void (key === STORAGE_KEY && setLastOrder(readLastOrder(owner)))
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [owner])
  return lastOrder
}
