import { href } from 'react-router'
import type { CartLine } from '#contract/cart.ts'
import { languagePath } from '#domain/language/languages.ts'
import { pageLanguage } from '../../messages/text.ts'
import { showToast } from '../../ui/toast.tsx'
import { sessionText } from '../accounts/session/call.ts'
import { addLine } from '../cart/add/add-line.ts'
import '../cart/cart-messages.ts'
import { readCartOfNow, readShownCart } from '../cart/cart-store.ts'
import { removeLine, saveForLater } from '../cart/change-line.ts'
import { forgetWish, keepWish, type KeptWish } from './kept-wish.ts'
import './list-messages.ts'

/** A heart, whose product one press saves for later instead. */
export type HeartWish = Extract<KeptWish, { isBegun?: boolean }>

/**
 * Saves a guest's wish for later in the cart, and forgets it, so that no later login makes it once more. A product that
 * the cart has already stays as it is, unless an earlier try added it and could not save it for later. Toasts say so, or
 * what failed.
 *
 * @returns  whether the cart has the product
 * @throws Error when the cart cannot be loaded
 */
export async function keepWishInCart(wish: HeartWish): Promise<boolean> {
  const { productId, name, color, size, type } = wish
  const { lines, saved } = await readCartOfNow()
  const isAdded = lines.some((line) => isOf(wish, line))
  const isInCart = isAdded && !wish.isBegun
  if (!isInCart && !saved.some((line) => isOf(wish, line))) {
    const choice = { ...(color && { color }), ...(size && { size }), ...(type && { type }) }
    keepWish({ ...wish, isBegun: true })
    if (!isAdded && !(await addLine({ productId, ...choice }))) return false
    const line = readShownCart()?.lines.find((one) => isOf(wish, one))
    if (!line || !(await saveForLater(line, true))) return false
  }
  forgetWish()
  const link = { href: languagePath(pageLanguage(), href('/cart')), word: sessionText('cart.view') }
  showToast('success', sessionText(isInCart ? 'list.in-cart' : 'list.kept-in-cart', { product: name }), link)
  return true
}

/** Takes the piece out of the cart that a try to save it for later has left there; My List has it now. */
export async function takeFromCart(wish: HeartWish): Promise<void> {
  const { lines } = await readCartOfNow()
  const line = lines.find((one) => isOf(wish, one))
  // More than one piece are those of the shopper, also of an earlier cart.
  if (line?.quantity === 1) await removeLine(line)
}

function isOf({ productId, color, size, type }: HeartWish, line: CartLine): boolean {
  const isSame = isMet(color, line.color?.slug) && isMet(size, line.size) && isMet(type, line.type)
  return line.productId === productId && isSame
}

function isMet(wished: string | undefined, of: string | null | undefined): boolean {
  return wished === undefined || wished === of
}
