import type { PlacedReply } from '#contract/orders.ts'
import { keep, readKept, recordIn } from '../../kept.ts'
import { confirmationPath } from '../orders/confirmed/confirmation-path.ts'

const STORAGE_KEY = 'lastOrder'
/** As long as it can be cancelled; after that whoever looks for it has its mail. */
const KEPT_MS = 2 * 60 * 60 * 1_000

/** An order that was placed from this browser a while ago, in whichever tab. */
export type LastOrder = { orderId: string; path: string }

/** @param owner  id of who placed it, '' for a guest */
export function keepLastOrder(owner: string, reply: PlacedReply): void {
  const { orderId } = reply.data
  keep(STORAGE_KEY, JSON.stringify({ owner, orderId, path: confirmationPath(reply), at: Date.now() }))
}

/**
 * A member's is shown to no other member, nor to a guest; a guest's goes along into the account. One that is too old
 * goes.
 *
 * @param owner  id of who is logged in, '' for a guest
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

/** Hears of orders that other tabs of this browser have placed. */
export function onLastOrder(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => void (key === STORAGE_KEY && listener())
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
