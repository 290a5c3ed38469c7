import type { z } from 'zod'
import type { SeenBody } from '#contract/cart.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Shopper } from './cart-owner.ts'
import { acceptChanges } from './line-queries.ts'
import { deleteNotices } from './notice-queries.ts'
import { changeCart } from './change-cart.ts'

/**
 * The shopper has seen what changed, and the notices: neither is told again. What has changed once more since it was
 * shown is still told.
 */
export async function markSeen(db: Db, shopper: Shopper, { lines, notices }: z.output<typeof SeenBody>): Promise<void> {
  await changeCart(db, shopper, async (tx, cartId) => {
    await acceptChanges(tx, cartId, lines)
    await deleteNotices(tx, cartId, notices)
  })
}
