import { keep, readKept, recordIn } from '../../storage.ts'

export const STORAGE_KEY = 'lastOrder'
/** Orders of one day may come together. */
const KEPT_MS = 24 * 60 * 60 * 1_000

/** An order placed from any tab of this browser. */
export type KeptOrder = {
  orderId: string
  path: string
  owner: string
  at: number
  /** The instant in ISO form until which its code can be entered; null where it needs none. */
  codeBy?: string | null
  /** Set once it was cancelled in this browser. */
  isCancelled?: true
}

/**
 * Returns those of the last 24 hours, newest first, and removes the record once all of them have expired. A file of its own,
 * since the page of an order needs nothing else of the checkout.
 */
export function readKeptOrders(): KeptOrder[] {
  const kept = readKept(STORAGE_KEY)
  if (kept === null) return []
  const { orders } = recordIn(kept)
  const young = Array.isArray(orders) ? orders.filter(isKept).filter((order) => isYounger(order, KEPT_MS)) : []
  if (young.length === 0) keep(STORAGE_KEY, null)
  return young
}

function isKept(order: Partial<KeptOrder> | null): order is KeptOrder {
  return typeof order?.orderId === 'string' && typeof order.path === 'string' && typeof order.at === 'number'
}

export function isYounger({ at }: KeptOrder, age: number): boolean {
  return Date.now() - at <= age
}

/** Notes that an order waits for its code no more. */
export function endWaiting(orderId: string): void {
  change(orderId, { codeBy: null })
}

/** Notes that an order was cancelled: it is no longer the last one that was placed. */
export function noteCancelled(orderId: string): void {
  change(orderId, { codeBy: null, isCancelled: true })
}

function change(orderId: string, changes: Partial<KeptOrder>): void {
  const orders = readKeptOrders()
  if (!orders.some((order) => order.orderId === orderId)) return
  keepOrders(orders.map((order) => (order.orderId === orderId ? { ...order, ...changes } : order)))
}

export function keepOrders(orders: KeptOrder[]): void {
  keep(STORAGE_KEY, JSON.stringify({ orders }))
}
