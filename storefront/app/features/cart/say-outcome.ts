import type { Cart } from '#contract/cart.ts'
import { sessionText } from '../accounts/session/call.ts'
import type { Failure } from '../accounts/session/call.ts'
import { showToast } from '../../ui/toast.tsx'
import type { Outcome } from './cart-store.ts'

/** Advice that follows the shop's message about a refusal. */
const hints = {
  out_of_stock: 'cart.hint.stock',
  quantity_limit: 'cart.hint.limit',
  cart_full: 'cart.hint.full',
  not_found: 'cart.hint.gone',
  too_many_requests: 'cart.hint.later',
  unavailable: 'cart.hint.later',
  internal: 'cart.hint.later',
} as const

/**
 * Shows a toast if a change failed.
 *
 * @param isDone  whether the cart has the change, which is possible even without an answer
 * @returns       whether it was done
 */
export function sayOutcome(outcome: Outcome, isDone: (after: Cart, before: Cart | undefined) => boolean): boolean {
  if (outcome.kind === 'done') return true
  if (outcome.kind === 'dropped') return false
  if (outcome.kind === 'refused') {
    sayFailure(outcome.failure)
    return false
  }
  if (outcome.after && isDone(outcome.after, outcome.before)) return true
  if (outcome.after) showToast('error', sessionText('cart.no-answer'))
  else showToast('error', sessionText(navigator.onLine ? 'cart.unknown' : 'cart.offline'))
  return false
}

export function sayFailure({ code, message }: Failure): void {
  if (code === 'unauthorized') return // said with the end of the session
  // A message for API clients: a shopper who used the page cannot act on it.
  if (code === 'invalid_input') {
    console.warn('The shop did not understand', message)
    showToast('error', sessionText('cart.not-changed'))
    return
  }
  const hint = hints[code as keyof typeof hints] as (typeof hints)[keyof typeof hints] | undefined
  const said = message || sessionText('error.occurred')
  showToast('error', hint ? `${said} ${sessionText(hint)}` : said)
}
