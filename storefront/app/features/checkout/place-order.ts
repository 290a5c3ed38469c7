import type { PlaceBody } from '#contract/checkout.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { PlacedReply } from '#contract/orders.ts'
import type { Failure } from '../accounts/session/call.ts'
import { attemptFor, closeAttempt, dropAttempts, openAttempts, type Attempt } from './attempts.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { dropCheckoutDraft } from './checkout-draft.ts'
import { keepLastOrder } from './last-order.ts'

/**
 * `unsent`: there is no network, and nothing was sent before either. `lost`: no answer came, it may have been placed.
 * `refused`: it was not placed.
 */
export type Outcome =
  | { kind: 'placed'; reply: PlacedReply }
  | { kind: 'unsent' }
  | { kind: 'lost'; failure: Failure }
  | { kind: 'refused'; failure: Failure }

/** After these the same order may be sent once more under its key: the shop has kept no answer. */
const passing = new Set<ErrorCode>([
  'conflict',
  'internal',
  'request_timeout',
  'too_many_requests',
  'unauthorized',
  'unavailable',
])

let beingSent = 0

/** Whether an order is on its way: what other tabs do is heard with its answer. */
export function isSending(): boolean {
  return beingSent > 0
}

/** Places the order once, however often it is sent and whatever becomes of the answers. Never throws. */
export async function placeOrder(owner: string, body: PlaceBody): Promise<Outcome> {
  if (!navigator.onLine && openAttempts(owner).length === 0) return { kind: 'unsent' }
  return send(attemptFor(owner, body))
}

/** Sends an order once more that got no answer: what was placed is answered again. Never throws. */
export async function send(attempt: Attempt): Promise<Outcome> {
  beingSent += 1
  const reply = await checkoutCalls.place(attempt.body, attempt.key)
  beingSent -= 1
  if (reply.success) {
    dropAttempts()
    dropCheckoutDraft()
    keepLastOrder(attempt.owner, reply)
    return { kind: 'placed', reply }
  }
  if (reply.code === undefined) return { kind: 'lost', failure: reply }
  if (!passing.has(reply.code)) closeAttempt(attempt)
  return { kind: 'refused', failure: reply }
}
