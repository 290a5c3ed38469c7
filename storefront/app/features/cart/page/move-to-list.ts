import { href } from 'react-router'
import type { CartLine } from '#contract/cart.ts'
import { sessionText } from '../../accounts/session/call.ts'
import { loginPath } from '../../accounts/session/session.ts'
import { readTokens } from '../../accounts/session/tokens.ts'
import { showToast } from '../../../ui/toast.tsx'
import { replacedText } from '../../wishlist/carry-out.ts'
import { save } from '../../wishlist/change-list.ts'
import { keepWish, type KeptWish } from '../../wishlist/kept-wish.ts'
import { wishedChoice } from '../../wishlist/wished-choice.ts'
import { readCartOfNow } from '../cart-store.ts'
import { removeLine } from '../change-line.ts'
import { followCart } from '../follow-cart.ts'

type Move = Extract<KeptWish, { kind: 'moved' }>

/**
 * Moves a line to My List.
 * @returns  the login page for a guest. The wish is stored and carried out after the login (wishlist/follow-list.ts).
 */
export async function moveToList(line: CartLine): Promise<string | undefined> {
  const { productId, variantId, name, color, size, type } = line
  if (productId === null || variantId === null) return undefined
  const choice = wishedChoice({ color: color?.slug ?? null, size, type })
  const move: Move = { kind: 'moved', productId, variantId, name, ...choice }
  if (readTokens()) await moveNow(move)
  else showToast('info', sessionText('list.log-in', { product: name }))
  // Also applies to an expired session, which a toast has reported.
  if (readTokens()) return undefined
  keepWish(move)
  return loginPath(href('/cart'))
}

/**
 * Puts the product on My List in the line's choice, then takes the line out of the cart, so a failure in between loses
 * nothing. A login may have merged the line into another, so the line is looked up again.
 */
export async function moveNow(move: Move): Promise<void> {
  const { productId, variantId, name } = move
  followCart()
  const saved = await save(productId, move)
  if (!saved) return
  const line = await findLine(variantId)
  if (line === 'unknown') return showToast('info', sessionText('cart.listed-only', { product: name }))
  if (line !== undefined && !(await removeLine(line))) return
  showToast('success', replacedText(name, saved) ?? sessionText('cart.moved', { product: name }))
}

async function findLine(variantId: string): Promise<CartLine | 'unknown' | undefined> {
  try {
    return (await readCartOfNow()).lines.find((line) => line.variantId === variantId)
  } catch (error) {
    console.warn('A line that moves cannot be looked for', error)
    return 'unknown'
  }
}
