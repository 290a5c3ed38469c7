import type { AddLineBody, Cart } from '#contract/cart.ts'
import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { sessionText } from '../../accounts/session/call.ts'
import { showToast } from '../../../ui/toast.tsx'
import { cartCalls } from '../cart-calls.ts'
import { change, knowCart } from '../cart-store.ts'
import { followCart } from '../follow-cart.ts'
import { sayOutcome } from '../say-outcome.ts'

/**
 * Adds to the cart and shows a toast on failure. After a lost response it reads the cart instead of retrying blindly.
 * @returns  whether the product was added
 */
export async function addLine(wish: AddLineBody): Promise<boolean> {
  followCart()
  try {
    await knowCart()
  } catch (error) {
    console.warn('Nothing is added to a cart that is not known', error)
    showToast('error', sessionText(navigator.onLine ? 'cart.not-added' : 'cart.add-offline'))
    return false
  }
  const quantity = wish.quantity ?? 1
  const outcome = await change({
    apply: (cart) => ({ ...cart, itemCount: cart.itemCount + fitting(cart, wish, quantity) }),
    send: () => cartCalls.add(wish),
  })
  return sayOutcome(outcome, (after, before) => before !== undefined && pieces(after, wish) > pieces(before, wish))
}

/** Limits the pieces to the space left in the line. Without a variant only the shop knows which line that is. */
function fitting(cart: Cart, wish: AddLineBody, quantity: number): number {
  return wish.variantId === undefined ? quantity : Math.min(quantity, Math.max(0, MAX_QUANTITY - pieces(cart, wish)))
}

/** Counts the pieces already in the cart. */
function pieces({ lines }: Cart, { variantId, productId }: AddLineBody): number {
  const isIt = (line: Cart['lines'][number]) =>
    variantId === undefined ? line.productId === productId : line.variantId === variantId
  return lines.filter(isIt).reduce((count, line) => count + line.quantity, 0)
}
