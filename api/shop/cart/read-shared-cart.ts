import type { SharedCart } from '#contract/cart.ts'
import type { Db } from '../../platform/db/client.ts'
import { sha256 } from '../../platform/secrets/hash.ts'
import { noSharedCart } from './refusals.ts'
import { viewCart } from './view-cart.ts'
import type { CartReader } from './view-queries.ts'

/**
 * Reads a shared cart.
 *
 * @throws AppError not_found for an unknown or expired token
 */
export async function readSharedCart(db: Db, token: string, reader: CartReader): Promise<SharedCart> {
  const { cart, touchedAt } = await viewCart(db, { kind: 'share', key: sha256(token) }, reader)
  if (!touchedAt) throw noSharedCart()
  const { lines, itemCount, fitting, totals } = cart
  return { lines, itemCount, fitting, totals }
}
