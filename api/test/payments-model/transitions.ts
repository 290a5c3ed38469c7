import type { AttemptState } from '#domain/payments/payments.ts'
import { same } from './ledger.ts'
import type { AttemptRow, OrderRow, Snapshot } from './snapshot.ts'

/** Changes that a step may make; everything else must stay. */
export type Allowed = {
  /** Attempts whose wallet has answered a check: each must now have the wallet's state. */
  asked?: readonly string[]
  /** Attempts that the server may have checked. */
  mayAsk?: readonly string[]
  /** Orders that may be cancelled or returned now. */
  mayEnd?: readonly string[]
  mayDeliver?: readonly string[]
  /** Orders that an edit may have made cost no more than was paid. */
  mayConfirm?: readonly string[]
  /** Attempts without a wallet reference, which may have ended. */
  mayGiveUp?: readonly string[]
  mayPlace?: boolean
  mayBegin?: boolean
}

/** Checks that only allowed changes happened, and that each changed attempt matches its wallet. */
export function checkTransition(before: Snapshot, now: Snapshot, allowed: Allowed): void {
  const { asked = [], mayAsk = [], mayGiveUp = [] } = allowed
  for (const attempt of now.attempts) {
    const { id, state } = attempt
    const was = before.attempts.find((one) => one.id === id)
    if (!was) {
      same(allowed.mayBegin, true, `attempt ${id} began`)
      continue
    }
    const truth = truthOf(was, now)
    if (asked.includes(id)) same(state, truth, `attempt ${id} was ${was.state} and is`)
    else if (state === was.state) continue
    else if (was.ref === null) same(mayGiveUp.includes(id), true, `attempt ${id} without a wallet reference ended`)
    else same(mayAsk.includes(id) && state, truth, `attempt ${id} was ${was.state} and is`)
  }
  for (const order of now.orders) checkOrder(before, now, order, allowed)
  same(
    before.orders.every(({ id }) => now.orders.some((one) => one.id === id)),
    true,
    'all orders still exist',
  )
}

const HOUR_MS = 3_600_000
/** Maximum time for which a wallet may leave an attempt open. */
const OPEN_FOR_MS = 48 * HOUR_MS

/** Returns the state that an attempt must have after a check at its wallet. */
export function truthOf({ state, ending, ref, amount, createdAt }: AttemptRow, { wallet }: Snapshot): AttemptState {
  if (state === 'paid' || state === 'refunded' || ending === 'wrong-amount' || ref === null) return state
  const held = wallet.find((row) => row.ref === ref)
  const failed = state === 'pending' ? 'failed' : state
  const age = Date.now() - Date.parse(createdAt)
  const isOld = age >= HOUR_MS
  const isTooOld = age >= OPEN_FOR_MS
  if (!held) return isOld ? failed : state
  const isPageOver = Date.now() > Date.parse(held.expiresAt)
  switch (held.status) {
    case 'COMPLETE':
    case 'Completed':
      return held.amount === amount ? 'paid' : 'failed'
    case 'FULL_REFUND':
    case 'Refunded':
      return 'refunded'
    case 'CANCELED':
    case 'User canceled':
    case 'Expired':
      return failed
    case 'NOT_FOUND':
      return isOld ? failed : state
    case 'Initiated':
      return isPageOver || isTooOld ? failed : state
    case 'PENDING':
      return (isPageOver && isOld) || isTooOld ? failed : state
    default:
      return isTooOld ? failed : state // AMBIGUOUS, Pending
  }
}

function checkOrder(before: Snapshot, now: Snapshot, { id, state }: OrderRow, allowed: Allowed): void {
  const was = before.orders.find((one) => one.id === id)?.state
  if (state === was) return
  const change = `${was ?? 'none'} -> ${state}`
  switch (change) {
    case 'none -> pending':
      return same(allowed.mayPlace, true, `order ${id} was placed`)
    case 'pending -> confirm':
      return same(
        isNewlyPaid(before, now, id) || allowed.mayConfirm?.includes(id),
        true,
        `order ${id} was confirmed with its payment`,
      )
    case 'pending -> cancelled':
    case 'confirm -> cancelled':
    case 'delivered -> returned':
      return same(allowed.mayEnd?.includes(id), true, `order ${id}: ${change}`)
    case 'confirm -> delivered':
      return same(allowed.mayDeliver?.includes(id), true, `order ${id}: ${change}`)
    default:
      throw new Error(`order ${id}: ${change}`)
  }
}

function isNewlyPaid(before: Snapshot, now: Snapshot, id: string): boolean {
  return now.payments.some(({ orderId, attemptId }) => {
    return orderId === id && !before.payments.some((one) => one.attemptId === attemptId)
  })
}
