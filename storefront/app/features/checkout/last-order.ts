import { useEffect, useState } from 'react'
import type { PlacedReply } from '#contract/orders/orders.ts'
import { keep, readKept, recordIn } from '../../storage.ts'
import { confirmationPath } from '../orders/confirmed/unseen-order.ts'

const STORAGE_KEY = 'lastOrder'
const HOUR_MS = 60 * 60 * 1_000
/** As long as it can be cancelled; later the mail or SMS leads to it. */
const LAST_MS = 2 * HOUR_MS
/** Orders of one day may come together. */
const KEPT_MS = 24 * HOUR_MS
const MOST_KEPT = 5

/** An order placed from any tab of this browser. */
export type LastOrder = { orderId: string; path: string }
/** `codeBy`: the instant in ISO form until which its code can be entered; null where it needs none. */
type Kept = LastOrder & { owner: string; at: number; codeBy?: string | null }

/** @param owner  id of its buyer, '' for a guest */
export function keepLastOrder(owner: string, reply: PlacedReply): void {
  const { orderId, verifyBy: codeBy } = reply.data
  const placed = { owner, orderId, path: confirmationPath(reply), at: Date.now(), codeBy }
  const earlier = readKeptOrders().filter((order) => order.orderId !== orderId)
  keep(STORAGE_KEY, JSON.stringify({ orders: [placed, ...earlier].slice(0, MOST_KEPT) }))
}

/** Notes that an order waits for its code no more. */
export function endWaiting(orderId: string): void {
  const orders = readKeptOrders().map((order) => (order.orderId === orderId ? { ...order, codeBy: null } : order))
  keep(STORAGE_KEY, JSON.stringify({ orders }))
}

/**
 * Returns the orders of the last 24 hours, newest first. A member's order is hidden from other members and from guests; a
 * guest's moves into the account.
 *
 * @param owner  id of the member, '' for a guest
 */
export function readOrdersOfDay(owner: string): Kept[] {
  return readKeptOrders().filter((order) => order.owner === '' || order.owner === owner)
}

/** Returns the newest of them if it was placed within 2 hours. */
export function readLastOrder(owner: string): LastOrder | undefined {
  const [last] = readOrdersOfDay(owner)
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

/** Removes the record once all of its orders have expired. */
function readKeptOrders(): Kept[] {
  const kept = readKept(STORAGE_KEY)
  if (kept === null) return []
  const { orders } = recordIn(kept)
  const young = Array.isArray(orders) ? orders.filter(isKept).filter((order) => isYounger(order, KEPT_MS)) : []
  if (young.length === 0) keep(STORAGE_KEY, null)
  return young
}

function isKept(order: Partial<Kept> | null): order is Kept {
  return typeof order?.orderId === 'string' && typeof order.path === 'string' && typeof order.at === 'number'
}

function isYounger({ at }: Kept, age: number): boolean {
  return Date.now() - at <= age
}
