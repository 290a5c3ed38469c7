import type { AddLineBody, Cart } from '#contract/cart.ts'
import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { sessionText } from '../../accounts/session/call.ts'
import { showToast } from '../../../ui/toast.tsx'
import { cartCalls } from '../cart-calls.ts'
import { change, knowCart } from '../cart-store.ts'
import { followCart } from '../follow-cart.ts'
import { sayOutcome } from '../say-outcome.ts'

/**
 * Adds to the cart. What is not added is said; a lost answer is never asked for again blindly, the cart tells whether it
 * was.
 *
 * @returns  whether it was added
 */
export async function addLine(wish: AddLineBody): Promise<boolean> {
  followCart()
  try {
    await knowCart()
  } catch (error) {
    console.warn('Nothing is added to a cart that is not known', error)
    showToast('error', sessionText(navigator.onLine ? 'cart.not-added' : 'cart.offline'))
    return false
  }
  const quantity = wish.quantity ?? 1
  const outcome = await change({
    apply: (cart) => ({ ...cart, itemCount: cart.itemCount + fitting(cart, wish, quantity) }),
    send: () => cartCalls.add(wish),
  })
  return sayOutcome(outcome, (after, before) => before !== undefined && pieces(after, wish) > pieces(before, wish))
}

/** As many as its line still has room for; of what size and type a mere product would be, only the shop knows. */
function fitting(cart: Cart, wish: AddLineBody, quantity: number): number {
  return wish.variantId === undefined ? quantity : Math.min(quantity, Math.max(0, MAX_QUANTITY - pieces(cart, wish)))
}

/** What the cart holds of what is to be added. */
function pieces({ lines }: Cart, { variantId, productId }: AddLineBody): number {
  const isIt = (line: Cart['lines'][number]) =>
    variantId === undefined ? line.productId === productId : line.variantId === variantId
  return lines.filter(isIt).reduce((count, line) => count + line.quantity, 0)
}
