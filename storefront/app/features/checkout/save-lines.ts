import type { Quote } from '#contract/checkout.ts'
import { sessionText } from '../accounts/session/call.ts'
import { showToast } from '../../ui/toast.tsx'
import { readCartOfNow } from '../cart/cart-store.ts'
import { saveForLater } from '../cart/change-line.ts'

/**
 * Saves lines of the order for later, until one fails, which a toast reports. A line that another tab has taken out of the
 * cart is left out.
 * @returns  the number of pieces in the lines that are saved; undefined where the cart could not be read
 */
export async function saveLines(lines: Quote['lines']): Promise<number | undefined> {
  const cart = await readCart()
  if (!cart) return undefined
  let count = 0
  for (const { _id } of lines) {
    const line = cart.lines.find((one) => one._id === _id)
    if (!line) continue
    if (!(await saveForLater(line, true))) break
    count += line.quantity
  }
  return count
}

async function readCart() {
  try {
    return await readCartOfNow()
  } catch (error) {
    console.warn('The cart cannot be read', error)
    showToast('error', sessionText(navigator.onLine ? 'cart.not-changed' : 'cart.offline'))
    return undefined
  }
}
