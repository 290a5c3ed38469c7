import type { PlaceBody } from '#contract/checkout.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { PlacedReply } from '#contract/orders/orders.ts'
import type { Failure } from '../accounts/session/call.ts'
import { attemptFor, closeAttempt, dropAttempts, openAttempts, type Attempt } from './attempts.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { setDraftAside } from './checkout-draft.ts'
import { keepLastAddress } from './last-address.ts'
import { keepLastOrder } from './last-order.ts'

/**
 * `unsent`: the browser is offline, and nothing was sent before. `lost`: no response arrived; the shop may have placed
 * the order. `refused`: the shop did not place it.
 */
export type Outcome =
  | { kind: 'placed'; reply: PlacedReply }
  | { kind: 'unsent' }
  | { kind: 'lost'; failure: Failure }
  | { kind: 'refused'; failure: Failure }

/** After these errors the same order may be sent again under its key, since the shop stored no response. */
const passing = new Set<ErrorCode>([
  'conflict',
  'internal',
  'request_timeout',
  'too_many_requests',
  'unauthorized',
  'unavailable',
])

let beingSent = 0

/** Returns whether an order is being sent. Changes by other tabs then arrive with its response. */
export function isSending(): boolean {
  return beingSent > 0
}

/** Places the order exactly once, however often it is sent or its response is lost. Never throws. */
export async function placeOrder(owner: string, body: PlaceBody): Promise<Outcome> {
  if (!navigator.onLine && openAttempts(owner).length === 0) return { kind: 'unsent' }
  return send(attemptFor(owner, body))
}

/** Sends an unanswered order again; the shop repeats its response for a placed order. Never throws. */
export async function send(attempt: Attempt): Promise<Outcome> {
  beingSent += 1
  const reply = await checkoutCalls.place(attempt.body, attempt.key)
  beingSent -= 1
  if (reply.success) {
    dropAttempts()
    // The address of somebody else is not the guest's own.
    if (attempt.owner === '' && attempt.body.recipient_name === undefined) keepLastAddress()
    setDraftAside(reply.data.orderId)
    keepLastOrder(attempt.owner, reply)
    return { kind: 'placed', reply }
  }
  if (reply.code === undefined) return { kind: 'lost', failure: reply }
  if (!passing.has(reply.code)) closeAttempt(attempt)
  return { kind: 'refused', failure: reply }
}
