import type { Db } from '../../platform/db/client.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { deleteOldCarts } from './cart-queries.ts'

/** Daily job that deletes old carts of guests, and old shared carts. */
export async function cleanCarts(_data: JobData['clean-carts'], { db }: { db: Db }): Promise<void> {
  await deleteOldCarts(db)
}
