import { keep, readKept } from '../../storage.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { readSession } from '../accounts/session/session.ts'

const STORAGE_KEY = 'paidOrders'
/** As long as the shop checks a payment. */
const KEPT_MS = 2 * 24 * 60 * 60 * 1_000
const MOST_KEPT = 10

type Kept = { attemptId: string; owner: string; door: OrderAccess; at: number }

/** Remembers what opens the order that a try to pay belongs to: the wallet leads back to the try alone. */
export function keepDoor(attemptId: string, door: OrderAccess): void {
  const kept = { attemptId, owner: currentOwner(), door, at: Date.now() }
  keep(STORAGE_KEY, JSON.stringify([kept, ...readDoors()].slice(0, MOST_KEPT)))
}

/** A member's is shown to no other member, nor to a guest. Undefined where it was paid from another browser. */
export function readDoor(attemptId: string): OrderAccess | undefined {
  const kept = readDoors().find((each) => each.attemptId === attemptId)
  return kept && (kept.owner === '' || kept.owner === currentOwner()) ? kept.door : undefined
}

function currentOwner(): string {
  return readSession().user?._id ?? ''
}

function readDoors(): Kept[] {
  try {
    const kept: unknown = JSON.parse(readKept(STORAGE_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => isKept(each) && Date.now() - each.at < KEPT_MS) : []
  } catch {
    return [] // not written by this shop
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'attemptId' in value && 'door' in value && 'at' in value
}
