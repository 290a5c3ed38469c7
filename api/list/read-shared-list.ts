import type { SharedListItem } from '#contract/list.ts'
import { hashOfKey } from '../cart/cart-key.ts'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors.ts'
import { readListRows } from './list-queries.ts'
import { presentSharedItem } from './present-item.ts'
import { findSharer } from './share-queries.ts'

/**
 * What is in a shared list and can be had in the shop.
 *
 * @throws AppError not_found when no list is shared (any more) under this token
 */
export async function readSharedList(db: Db, token: string): Promise<SharedListItem[]> {
  const userId = await findSharer(db, hashOfKey(token))
  if (userId === undefined) throw new AppError('not_found', 'This list is not shared any more.')
  const rows = await readListRows(db, userId)
  return rows.filter(({ isListed }) => isListed).map(presentSharedItem)
}
