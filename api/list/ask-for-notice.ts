import { holdAccount } from '../accounts/own-account-queries.ts'
import type { Db } from '../db/client.ts'
import { holdListed } from './list-queries.ts'
import { insertNotice } from './notice-queries.ts'
import { notInShop, notSoldOut } from './refusals.ts'
import { saveHeld } from './save-item.ts'

/**
 * Asks for a mail as soon as a sold-out product can be bought again. It is saved to the list too, where the wish can be
 * seen and taken back.
 *
 * @throws AppError not_found for what the shop does not have; conflict while it can be bought; list_full; unauthorized
 */
export async function askForNotice(db: Db, userId: string, productId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await holdAccount(tx, userId)
    const product = await holdListed(tx, productId)
    if (!product) throw notInShop()
    if (product.stock > 0) throw notSoldOut()
    await saveHeld(tx, { userId, productId })
    await insertNotice(tx, userId, productId)
  })
}
