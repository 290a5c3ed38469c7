import type { AttemptState } from '#domain/payments.ts'
import { same } from './ledger.ts'
import type { AttemptRow, OrderRow, Snapshot } from './snapshot.ts'

/** What a step may do; whatever is not named stays as it is. */
export type Allowed = {
  /** Attempts that a wallet was asked about, and answered: each is now what the wallet says. */
  asked?: readonly string[]
  /** Attempts that it may have been asked about. */
  mayAsk?: readonly string[]
  /** Orders that may be off now. */
  mayEnd?: readonly string[]
  mayDeliver?: readonly string[]
  /** Attempts that may be over, since no wallet ever named them. */
  mayGiveUp?: readonly string[]
  mayPlace?: boolean
  mayBegin?: boolean
}

/** Nothing but what was allowed has happened since, and each change of an attempt is what its wallet says. */
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
    else if (was.ref === null) same(mayGiveUp.includes(id), true, `unheard of attempt ${id} ended`)
    else same(mayAsk.includes(id) && state, truth, `attempt ${id} was ${was.state} and is`)
  }
  for (const order of now.orders) checkOrder(before, now, order, allowed)
  same(
    before.orders.every(({ id }) => now.orders.some((one) => one.id === id)),
    true,
    'all orders are there',
  )
}

const HOUR_MS = 3_600_000
/** As long as a wallet may leave an attempt open. */
const OPEN_FOR_MS = 48 * HOUR_MS

/** What an attempt is after its wallet was asked. */
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
      return same(isNewlyPaid(before, now, id), true, `order ${id} was confirmed with its payment`)
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
