import type { SavedChoice } from '#contract/wishlist.ts'
import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { holdWished } from '../cart/line-queries.ts'
import { notInColor, notInSize } from '../cart/refusals.ts'
import { countItems, findSaved, hasColor, holdListed, insertItem, updateSaved } from './list-queries.ts'
import { listFull, MAX_LIST_ITEMS, notInShop } from './refusals.ts'

/** A product to save, in a color (its slug), size and type. `addedAt` restores the product to its previous place. */
export type SavedItem = {
  userId: string
  productId: number
  color?: string | undefined
  size?: string | undefined
  type?: string | undefined
  addedAt?: string | undefined
}

/**
 * Saves a product. A product already in the list keeps its place, and changes its choice if one is given.
 *
 * @throws AppError not_found for an unknown product, color or size; list_full; unauthorized without the account
 */
export async function saveItem(db: Db, item: SavedItem): Promise<void> {
  await db.transaction(async (tx) => {
    await holdAccount(tx, item.userId)
    await saveHeld(tx, item)
  })
}

/** Does the same in a transaction that has locked the account. */
export async function saveHeld(tx: Db, { userId, productId, addedAt, ...wish }: SavedItem): Promise<void> {
  const { color = null, size = null, type = null } = wish
  const chosen = { color, size, type }
  const isAny = color === null && size === null && type === null
  const before = await findSaved(tx, userId, productId)
  if (before && (isAny || isSame(before, chosen))) return
  if (!(await holdListed(tx, productId))) throw notInShop()
  // What is restored may have left the shop in the meantime.
  if (!isAny && addedAt === undefined) await refuseUnlessSold(tx, { productId, ...wish })
  if (before) return updateSaved(tx, userId, productId, chosen)
  if ((await countItems(tx, userId)) >= MAX_LIST_ITEMS) throw listFull()
  await insertItem(tx, { userId, productId, ...chosen, addedAt })
}

async function refuseUnlessSold(tx: Db, wish: Omit<SavedItem, 'userId' | 'addedAt'>): Promise<void> {
  if (await holdWished(tx, wish)) return
  const isInColor = wish.color === undefined || (await hasColor(tx, wish.productId, wish.color))
  throw isInColor ? notInSize() : notInColor()
}

function isSame(one: SavedChoice, other: SavedChoice): boolean {
  return one.color === other.color && one.size === other.size && one.type === other.type
}
