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
import { forgetWish, keepWish, keptText, type KeptWish } from './kept-wish.ts'
import './list-messages.ts'

/** A heart, whose product one press saves for later instead. */
export type HeartWish = Exclude<KeptWish, { kind: 'moved' }>

/**
 * Saves a guest's wish for later in the cart, and forgets it, so that no later login makes it once more. A product that
 * the cart has already stays as it is, unless an earlier try added it and could not save it for later. Toasts say so, or
 * what failed.
 *
 * @returns  whether the cart has the product
 * @throws Error when the cart cannot be loaded
 */
export async function keepWishInCart(wish: HeartWish): Promise<boolean> {
  const { name } = wish
  let text = keptText()
  const { lines, saved } = await readCartOfNow()
  const begun = lines.find((line) => isAddedFor(wish, line))
  const isInCart = !begun && lines.some((line) => isOf(wish, line))
  if (!isInCart && (begun || !saved.some((line) => isOf(wish, line)))) {
    const line = begun ?? (await addFor(wish))
    if (!line) return false
    if (!begun) text = noteLine(wish, line, text)
    if (!(await saveForLater(line, true))) return false
  }
  forgetWish(text)
  const link = { href: languagePath(pageLanguage(), href('/cart')), word: sessionText('cart.view') }
  showToast('success', sessionText(isInCart ? 'list.in-cart' : 'list.kept-in-cart', { product: name }), link)
  return true
}

async function addFor(wish: HeartWish): Promise<CartLine | undefined> {
  const { productId, color, size, type } = wish
  const choice = { ...(color && { color }), ...(size && { size }), ...(type && { type }) }
  if (!(await addLine({ productId, ...choice }))) return undefined
  return readShownCart()?.lines.find((line) => isOf(wish, line))
}

/**
 * Notes the added line with the wish, unless a later wish is stored: another try or the login takes only that line out
 * of the cart.
 *
 * @returns  the stored text of the wish
 */
function noteLine(wish: HeartWish, { _id, variantId }: CartLine, text: string | null): string | null {
  if (variantId === null || text !== keptText()) return text
  keepWish({ ...wish, lineId: _id, variantId })
  return keptText()
}

/** Takes the piece out of the cart that a try to save it for later has left there; My List has it now. */
export async function takeFromCart(wish: HeartWish): Promise<void> {
  const { lines } = await readCartOfNow()
  const line = lines.find((one) => isAddedFor(wish, one))
  if (line) await removeLine(line)
}

/** A line that the shopper has changed, or added pieces to, is hers. A merged line has the id of the account's line. */
function isAddedFor({ lineId, variantId }: HeartWish, line: CartLine): boolean {
  return line._id === lineId && line.variantId === variantId && line.quantity === 1
}

function isOf({ productId, color, size, type }: HeartWish, line: CartLine): boolean {
  const isSame = isMet(color, line.color?.slug) && isMet(size, line.size) && isMet(type, line.type)
  return line.productId === productId && isSame
}

function isMet(wished: string | undefined, of: string | null | undefined): boolean {
  return wished === undefined || wished === of
}
