import type { Cart } from '#contract/cart.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { touchCart } from './cart-queries.ts'
import type { Shopper } from './cart-owner.ts'
import { viewCart } from './view-cart.ts'

const TOUCHED_EVERY_MS = 86_400_000

/** Reads the shopper's own cart. Viewing extends how long it is kept. */
export async function readCart(db: Db, shopper: Shopper, language: Language): Promise<Cart> {
  const { cart, touchedAt } = await viewCart(db, shopper, language)
  if (touchedAt && Date.now() - touchedAt.getTime() > TOUCHED_EVERY_MS) await touchCart(db, shopper)
  return cart
}
