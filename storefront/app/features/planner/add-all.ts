import type { Cart } from '#contract/cart.ts'
import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { sumOf } from '#domain/sum.ts'
import { cartCalls } from '../cart/cart-calls.ts'
import { change, knowCart, type Outcome } from '../cart/cart-store.ts'
import { followCart } from '../cart/follow-cart.ts'
import { type Goods, variantIn, type Wish } from './goods.ts'

/** What became of a variant: `has` is how many pieces the cart has now, of `wish.quantity`. */
export type Taken = { wish: Wish; has: number } & (
  | { kind: 'in-cart' }
  /** `message` is the shop's, in the language of the page; '' without one. */
  | { kind: 'refused'; message: string }
  /** The cart takes no more of one variant. */
  | { kind: 'too-many' }
  | { kind: 'no-answer' }
)

/**
 * Puts what the cart lacks of a plan into it, variant by variant: what the shop refuses does not stop the others.
 * Asked twice, it adds nothing twice.
 *
 * @param isAgain  adds all of it besides what the cart has
 * @throws Error when the cart cannot be read, before anything is added
 */
export async function addAll(wishes: readonly Wish[], goods: Goods, isAgain = false): Promise<Taken[]> {
  followCart()
  let cart = await knowCart()
  const taken: Taken[] = []
  for (const wish of wishes) {
    const all = wish.quantity + (isAgain ? piecesOf(cart, wish) : 0)
    const wanted = Math.min(all, MAX_QUANTITY)
    const missing = wanted - piecesOf(cart, wish)
    const outcome = missing > 0 ? await change(asked(wish, missing, goods)) : undefined
    if (outcome) cart = (await cartAfter()) ?? cart
    taken.push(takenOf(wish, piecesOf(cart, wish), { all, wanted }, outcome))
  }
  return taken
}

function asked(wish: Wish, quantity: number, goods: Goods): Parameters<typeof change>[0] {
  const shownPrice = variantIn(goods, wish)?.price
  const { variantId } = wish
  return {
    apply: (cart) => ({ ...cart, itemCount: cart.itemCount + quantity }),
    send: () => cartCalls.add({ variantId, quantity, ...(shownPrice !== undefined && { shownPrice }) }),
  }
}

/** The cart as the last answer told it. */
async function cartAfter(): Promise<Cart | undefined> {
  try {
    return await knowCart()
  } catch (error) {
    console.warn('The cart could not be read after adding to it', error)
    return undefined
  }
}

function takenOf(
  wish: Wish,
  has: number,
  { all, wanted }: { all: number; wanted: number },
  outcome: Outcome | undefined,
): Taken {
  if (outcome?.kind === 'refused') return { wish, has, kind: 'refused', message: outcome.failure.message }
  if (has < wanted) return { wish, has, kind: 'no-answer' }
  return { wish, has, kind: all > wanted ? 'too-many' : 'in-cart' }
}

function piecesOf({ lines }: Cart, { variantId }: Wish): number {
  return sumOf(
    lines.filter((line) => line.variantId === variantId),
    ({ quantity }) => quantity,
  )
}
