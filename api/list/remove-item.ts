import type { Db } from '../db/client.ts'
import { deleteItem } from './list-queries.ts'
import { deleteNotice } from './notice-queries.ts'

/** What is not in the list needs no notice either. */
export async function removeItem(db: Db, userId: string, productId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteItem(tx, userId, productId)
    await deleteNotice(tx, userId, productId)
  })
}
