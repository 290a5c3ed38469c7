import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { deleteItem } from './list-queries.ts'
import { deleteNotice } from './notice-queries.ts'

/**
 * Removes a product and its notice. A concurrent request for a notice from another tab comes before or after.
 *
 * @throws AppError unauthorized when the account has just been deleted
 */
export async function removeItem(db: Db, userId: string, productId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await holdAccount(tx, userId)
    await deleteItem(tx, userId, productId)
    await deleteNotice(tx, userId, productId)
  })
}
