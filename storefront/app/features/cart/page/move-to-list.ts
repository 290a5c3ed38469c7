import { href } from 'react-router'
import type { CartLine } from '#contract/cart.ts'
import { sessionText } from '../../accounts/session/call.ts'
import { loginPath } from '../../accounts/session/session.ts'
import { readTokens } from '../../accounts/session/tokens.ts'
import { showToast } from '../../../ui/toast.tsx'
import { replacedText } from '../../wishlist/carry-out.ts'
import { putBack, remove, save, type Saved, type Told } from '../../wishlist/change-list.ts'
import { forgetWishFor, keepWish, type KeptWish } from '../../wishlist/kept-wish.ts'
import { wishedChoice } from '../../wishlist/wished-choice.ts'
import { readCartOfNow } from '../cart-store.ts'
import { removeLine } from '../change-line.ts'
import { followCart } from '../follow-cart.ts'

type Move = Extract<KeptWish, { kind: 'moved' }>

/** A line that is on My List now, and still in the cart. `words` say so; `takeBack` makes the list what it was before. */
export type Listed = { words: string; takeBack: () => Promise<boolean> }

/**
 * Puts the product of a line on My List in the line's choice. The caller then takes the line out of the cart, so a failure
 * in between loses nothing.
 *
 * @returns  the login page for a guest, which says what it is for. The wish is stored and carried out after the login
 *           (wishlist/follow-list.ts)
 */
export async function putOnList(line: CartLine): Promise<Listed | { loginPath: string } | undefined> {
  const { productId, variantId, name, color, size, type } = line
  if (productId === null || variantId === null) return undefined
  const choice = wishedChoice({ color: color?.slug ?? null, size, type })
  const move: Move = { kind: 'moved', productId, variantId, name, ...choice }
  if (readTokens()) {
    forgetWishFor(productId)
    const saved = await save(productId, move)
    if (typeof saved !== 'string') return { words: wordsOf(move, saved), takeBack: () => takeBack(productId, saved) }
  }
  // Also applies to an expired session, which a toast has reported.
  if (readTokens()) return undefined
  keepWish(move)
  return { loginPath: loginPath(href('/cart')) }
}

/** Restores the choice that the list had, with its place; or takes off what it did not have. */
async function takeBack(productId: string, { item, before }: Saved): Promise<boolean> {
  if (before && item?.variantId === before.variantId) return true
  return (await remove(productId)) && (before === undefined || putBack(before))
}

/**
 * Carries out a guest's wish after the login: puts the product on My List, then takes the line out of the cart. The login
 * may have merged the line into another, so the line is looked up again. One that cannot be removed stays, as a toast says.
 */
export async function moveNow(move: Move): Promise<Told> {
  const { productId, variantId, name } = move
  followCart()
  const saved = await save(productId, move)
  if (typeof saved === 'string') return saved
  const line = await findLine(variantId)
  // The list has it: another try would save it once more, even if the shopper has removed it since.
  if (line !== 'unknown' && (!line || (await removeLine(line)))) showToast('success', wordsOf(move, saved))
  else showToast('info', sessionText('cart.listed-only', { product: name }))
  return 'done'
}

function wordsOf({ name }: Move, saved: Saved): string {
  return replacedText(name, saved) ?? sessionText('cart.moved', { product: name })
}

async function findLine(variantId: string): Promise<CartLine | 'unknown' | undefined> {
  try {
    return (await readCartOfNow()).lines.find((line) => line.variantId === variantId)
  } catch (error) {
    console.warn('A line that moves cannot be looked for', error)
    return 'unknown'
  }
}
