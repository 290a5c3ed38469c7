import type { Cart } from '#contract/cart.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CartOwner, Shopper } from './cart-owner.ts'
import { touchCart } from './cart-queries.ts'
import { presentCart } from './present-cart.ts'
import { type CartReader, readCartHead, readViewedLines } from './view-queries.ts'
import { say } from '../../platform/language/sentence.ts'

/**
 * Returns an owner's cart at current prices, or an empty one when there is none.
 *
 * @returns the cart, and `touchedAt`: the time of its last use, null without a cart
 * @throws AppError unavailable before the store is set up
 */
export async function viewCart(
  db: Db,
  owner: CartOwner,
  reader: CartReader,
): Promise<{ cart: Cart; touchedAt: Date | null }> {
  const { language } = reader
  const [head, lines] = await Promise.all([readCartHead(db, owner, reader), readViewedLines(db, owner, language)])
  if (!head) throw new AppError('unavailable', say('calls.no-shop'))
  return { cart: presentCart(head, lines, reader), touchedAt: head.touchedAt }
}

const TOUCHED_EVERY_MS = 86_400_000

/** Reads the shopper's own cart. Viewing extends how long it is kept. */
export async function readCart(db: Db, shopper: Shopper, reader: CartReader): Promise<Cart> {
  const { cart, touchedAt } = await viewCart(db, shopper, reader)
  if (touchedAt && Date.now() - touchedAt.getTime() > TOUCHED_EVERY_MS) await touchCart(db, shopper)
  return cart
}
