import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { orders } from '../../platform/db/schema.ts'
import type { StoredOrder } from './order-record.ts'

/**
 * Runs work in a transaction that has locked an order, so that nobody else changes it until the end. Retries conflicts.
 *
 * @throws RangeError when there is no such order; AppError unavailable after repeated conflicts
 */
export function withLockedOrder<Done>(
  db: Db,
  orderId: string,
  work: (tx: Db, order: StoredOrder) => Promise<Done>,
): Promise<Done> {
  return retryConflicts(() => {
    return db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
      if (!order) throw new RangeError(`There is no order ${orderId}`)
      return work(tx, order)
    })
  })
}
