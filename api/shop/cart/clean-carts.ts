import type { Db } from '../../platform/db/client.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { deleteOldCarts } from './cart-queries.ts'

/** The daily job that forgets the carts of guests who do not come back. */
export async function cleanCarts(_data: JobData['clean-carts'], { db }: { db: Db }): Promise<void> {
  await deleteOldCarts(db)
}
