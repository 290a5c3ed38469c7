import type { CartLine } from '#contract/cart.ts'
import { showToast } from '../../ui/toast.tsx'
import { sessionText } from '../accounts/session/call.ts'
import { addLine } from '../cart/add/add-line.ts'
import { readCartOfNow, readShownCart } from '../cart/cart-store.ts'
import { saveForLater } from '../cart/change-line.ts'
import { type KeptWish, takeWish } from './kept-wish.ts'
import './list-messages.ts'

/**
 * Saves a guest's wish for later in the cart, and forgets it, so that no later login makes it once more. A product that
 * the cart has already stays as it is. Toasts say so, or what failed.
 *
 * @returns  whether the cart has the product
 * @throws Error when the cart cannot be loaded
 */
export async function keepWishInCart({ productId, name, color, size, type }: KeptWish): Promise<boolean> {
  const isIt = (line: CartLine) => line.productId === productId
  const { lines, saved } = await readCartOfNow()
  const isInCart = lines.some(isIt)
  if (!isInCart && !saved.some(isIt)) {
    const choice = { ...(color && { color }), ...(size && { size }), ...(type && { type }) }
    if (!(await addLine({ productId, ...choice }))) return false
    const line = readShownCart()?.lines.find(isIt)
    if (!line || !(await saveForLater(line, true))) return false
  }
  takeWish()
  showToast('success', sessionText(isInCart ? 'list.in-cart' : 'list.kept-in-cart', { product: name }))
  return true
}
