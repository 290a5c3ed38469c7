import { cartCalls } from '../cart-calls.ts'
import { change, knowCart } from '../cart-store.ts'
import { followCart } from '../follow-cart.ts'
import { sayFailure, sayOutcome } from '../say-outcome.ts'
import { failure } from '../../accounts/session/call.ts'

/**
 * Puts what somebody shared into the shopper's cart. Twice is the same as once, so that after a lost answer trying again
 * harms nothing.
 *
 * @returns  whether it is there; what is not is said
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
