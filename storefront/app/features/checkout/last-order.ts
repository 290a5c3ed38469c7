import { useEffect, useState } from 'react'
import type { PlacedReply } from '#contract/orders.ts'
import { keep, readKept, recordIn } from '../../storage.ts'
import { confirmationPath } from '../orders/confirmed/unseen-order.ts'

const STORAGE_KEY = 'lastOrder'
/** As long as it can be cancelled; later the mail leads to it. */
const KEPT_MS = 2 * 60 * 60 * 1_000

/** The last order placed from any tab of this browser. */
export type LastOrder = { orderId: string; path: string }

/** @param owner  id of its buyer, '' for a guest */
export function keepLastOrder(owner: string, reply: PlacedReply): void {
  const { orderId } = reply.data
  keep(STORAGE_KEY, JSON.stringify({ owner, orderId, path: confirmationPath(reply), at: Date.now() }))
}

/**
 * Returns the last order. A member's order is hidden from other members and from guests; a guest's moves into the
 * account. An expired order is removed.
 *
 * @param owner  id of the member, '' for a guest
 */
export function readLastOrder(owner: string): LastOrder | undefined {
  const kept = readKept(STORAGE_KEY)
  if (kept === null) return undefined
  const { owner: of, orderId, path, at } = recordIn(kept)
  const isOurs = typeof orderId === 'string' && typeof path === 'string' && typeof at === 'number'
  if (!isOurs || Date.now() - at > KEPT_MS) {
    keep(STORAGE_KEY, null)
    return undefined
  }
  return of === '' || of === owner ? { orderId, path } : undefined
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
