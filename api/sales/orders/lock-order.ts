import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { lockOrder } from './change-queries.ts'
import type { StoredOrder } from './order-queries.ts'

/**
 * Does in one transaction what must find an order as it is: until its end nobody else changes it.
 *
 * @throws RangeError when there is no such order; AppError unavailable when others were in the way again and again
 */
export function withLockedOrder<Done>(
  db: Db,
  orderId: string,
  work: (tx: Db, order: StoredOrder) => Promise<Done>,
): Promise<Done> {
  return retryConflicts(() => {
    return db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (!order) throw new RangeError(`There is no order ${orderId}`)
      return work(tx, order)
    })
  })
}
