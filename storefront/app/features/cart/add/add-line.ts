import type { AddLineBody, AddPiecesBody, Cart } from '#contract/cart.ts'
import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { sumOf } from '#domain/sum.ts'
import { sessionText } from '../../accounts/session/call.ts'
import { showToast } from '../../../ui/toast.tsx'
import { cartCalls } from '../cart-calls.ts'
import { change, knowCart, readShownCart } from '../cart-store.ts'
import { followCart } from '../follow-cart.ts'
import { noteAdded } from '../just-added.ts'
import { sayOutcome } from '../say-outcome.ts'

export { showAdded } from '../show-added.ts'

/** One line, or several pieces that are added together. */
export type Wish = AddLineBody | AddPiecesBody
/** To buy a line now, only what the cart lacks of it is added. */
export type Way = 'add' | 'buy'

/** Returns whether the cart has it. */
export function addWish(wish: Wish, way: Way): Promise<boolean> {
  if ('pieces' in wish) return addPieces(wish)
  return way === 'buy' ? addMissing(wish) : addLine(wish)
}

/**
 * Adds to the cart and shows a toast on failure. After a lost response it reads the cart instead of retrying blindly.
 * @returns  whether the product was added
 */
export async function addLine(wish: AddLineBody): Promise<boolean> {
  const quantity = wish.quantity ?? 1
  return addToCart(
    {
      apply: (cart) => ({ ...cart, itemCount: cart.itemCount + fitting(cart, wish, quantity) }),
      send: () => cartCalls.add(wish),
    },
    (after, before) => pieces(after, wish) > pieces(before, wish),
  )
}

/**
 * Adds what the cart lacks of a wish: a shopper who pressed before, or came back from the checkout, wants no more.
 * @returns  whether the cart has it
 */
async function addMissing(wish: AddLineBody): Promise<boolean> {
  const known = await readKnown()
  if (!known) return false
  const missing = (wish.quantity ?? 1) - pieces(known, wish)
  return missing <= 0 || addLine({ ...wish, quantity: missing })
}

/** Adds to a line to buy now how many other pieces the cart has, which the checkout names. */
export function boughtNow(wish: Wish) {
  const own = 'quantity' in wish ? wish.quantity : 1
  return { ...wish, others: (readShownCart()?.itemCount ?? 0) - (own ?? 1) }
}

/** The same for several pieces: all are added, or none. */
async function addPieces(wish: AddPiecesBody): Promise<boolean> {
  const count = sumOf(wish.pieces, ({ quantity = 1 }) => quantity)
  return addToCart(
    {
      apply: (cart) => ({ ...cart, itemCount: cart.itemCount + count }),
      send: () => cartCalls.addPieces(wish),
    },
    (after, before) => wish.pieces.every((piece) => pieces(after, piece) > pieces(before, piece)),
  )
}

async function addToCart(
  asked: Parameters<typeof change>[0],
  isAdded: (after: Cart, before: Cart) => boolean,
): Promise<boolean> {
  const known = await readKnown()
  if (!known) return false
  // On its way it outlives the page (session/call.ts), so a reload must not send it again.
  window.isUnsent = false
  const isDone = sayOutcome(await change(asked), (after, before) => before !== undefined && isAdded(after, before))
  if (isDone) noteAdded(known, readShownCart())
  return isDone
}

/** Reads the cart, or says that nothing is added to one that is not known. */
async function readKnown(): Promise<Cart | undefined> {
  followCart()
  try {
    return await knowCart()
  } catch (error) {
    console.warn('Nothing is added to a cart that is not known', error)
    showToast('error', sessionText(navigator.onLine ? 'cart.not-added' : 'cart.add-offline'))
    return undefined
  }
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
