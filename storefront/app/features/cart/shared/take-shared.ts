import { cartCalls } from '../cart-calls.ts'
import { change, knowCart } from '../cart-store.ts'
import { followCart } from '../follow-cart.ts'
import { sayFailure, sayOutcome } from '../say-outcome.ts'
import { failure } from '../../accounts/session/call.ts'

/**
 * Adds a shared cart to the shopper's own. The call is idempotent, so a retry after a lost response is harmless.
 * @returns  whether the lines are in the cart; a toast reports a failure
 */
export async function takeShared(token: string): Promise<boolean> {
  followCart()
  try {
    await knowCart()
  } catch (error) {
    console.warn('Nothing is put into a cart that is not known', error)
    sayFailure(failure(''))
    return false
  }
  const outcome = await change({ apply: (cart) => cart, send: () => cartCalls.takeShared(token) })
  return sayOutcome(outcome, () => false)
}
