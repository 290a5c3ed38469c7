import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { notInColor } from '../cart/refusals.ts'
import { countItems, findItem, hasColor, holdListed, insertItem, updateColor } from './list-queries.ts'
import { listFull, MAX_LIST_ITEMS, notInShop } from './refusals.ts'

/** A product to save. `color` is a slug; `addedAt` restores the product to its previous place. */
export type SavedItem = {
  userId: string
  productId: number
  color?: string | null | undefined
  addedAt?: string | undefined
}

/**
 * Saves a product. A product already in the list keeps its place, and changes its color if one is given.
 *
 * @throws AppError not_found for an unknown product or color; list_full; unauthorized without the account
 */
export async function saveItem(db: Db, item: SavedItem): Promise<void> {
  await db.transaction(async (tx) => {
    await holdAccount(tx, item.userId)
    await saveHeld(tx, item)
  })
}

/** Does the same in a transaction that has locked the account. */
export async function saveHeld(tx: Db, { userId, productId, color = null, addedAt }: SavedItem): Promise<void> {
  const before = await findItem(tx, userId, productId)
  if (before && (color === null || color === before.color)) return
  if (!(await holdListed(tx, productId))) throw notInShop()
  if (color !== null && !(await hasColor(tx, productId, color))) throw notInColor()
  if (before && color !== null) return updateColor(tx, userId, productId, color)
  if ((await countItems(tx, userId)) >= MAX_LIST_ITEMS) throw listFull()
  await insertItem(tx, { userId, productId, color, addedAt })
}
