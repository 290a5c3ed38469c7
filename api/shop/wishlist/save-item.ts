import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { countItems, holdListed, insertItem, isInList } from './list-queries.ts'
import { listFull, MAX_LIST_ITEMS, notInShop } from './refusals.ts'

/** A product to save. `addedAt` restores it to its previous place. */
export type SavedItem = { userId: string; productId: number; addedAt?: string | undefined }

/**
 * Saves a product; a product already in the list stays unchanged.
 *
 * @throws AppError not_found for an unknown product; list_full; unauthorized without the account
 */
export async function saveItem(db: Db, item: SavedItem): Promise<void> {
  await db.transaction(async (tx) => {
    await holdAccount(tx, item.userId)
    await saveHeld(tx, item)
  })
}

/** Does the same in a transaction that has locked the account. */
export async function saveHeld(tx: Db, { userId, productId, addedAt }: SavedItem): Promise<void> {
  if (await isInList(tx, userId, productId)) return
  if (!(await holdListed(tx, productId))) throw notInShop()
  if ((await countItems(tx, userId)) >= MAX_LIST_ITEMS) throw listFull()
  await insertItem(tx, userId, productId, addedAt)
}
