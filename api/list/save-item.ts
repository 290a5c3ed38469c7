import { MAX_LIST_ITEMS } from '#domain/list.ts'
import { holdAccount } from '../accounts/own-account-queries.ts'
import type { Db } from '../db/client.ts'
import { countItems, holdListed, insertItem, isInList } from './list-queries.ts'
import { listFull, notInShop } from './refusals.ts'

/** `addedAt` puts it back to where it stood before. */
export type SavedItem = { userId: string; productId: number; addedAt?: string | undefined }

/**
 * Saves a product; one that is saved stays as it is.
 *
 * @throws AppError not_found for what the shop does not have; list_full; unauthorized without the account
 */
export async function saveItem(db: Db, item: SavedItem): Promise<void> {
  await db.transaction(async (tx) => {
    await holdAccount(tx, item.userId)
    await saveHeld(tx, item)
  })
}

/** The same in a transaction that holds the account. */
export async function saveHeld(tx: Db, { userId, productId, addedAt }: SavedItem): Promise<void> {
  if (await isInList(tx, userId, productId)) return
  if (!(await holdListed(tx, productId))) throw notInShop()
  if ((await countItems(tx, userId)) >= MAX_LIST_ITEMS) throw listFull()
  await insertItem(tx, userId, productId, addedAt)
}
