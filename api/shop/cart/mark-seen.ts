import type { z } from 'zod'
import type { SeenBody } from '#contract/cart.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Shopper } from './cart-owner.ts'
import { acceptChanges } from './line-queries.ts'
import { deleteNotices } from './notice-queries.ts'
import { changeCart } from './change-cart.ts'

/**
 * Marks changes and notices as seen, so that the cart no longer shows them. A value that has changed again since it was
 * shown stays marked as changed.
 */
export async function markSeen(db: Db, shopper: Shopper, { lines, notices }: z.output<typeof SeenBody>): Promise<void> {
  await changeCart(db, shopper, async (tx, cartId) => {
    await acceptChanges(tx, cartId, lines)
    await deleteNotices(tx, cartId, notices)
  })
}
