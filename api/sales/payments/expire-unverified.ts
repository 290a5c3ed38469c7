import { and, asc, eq, lt } from 'drizzle-orm'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { orders } from '../../platform/db/schema.ts'
import { changeHeldOrder } from '../orders/change-order.ts'
import { lockOrder } from '../orders/change-queries.ts'
import type { PaymentShop } from './record-payment.ts'

/** Read at once; a run goes through all of them. */
const AT_ONCE = 200

/** Cancels cash orders whose guests did not enter their code by `now`, and puts the goods back. */
export async function expireUnverified(
  { db, secrets }: Pick<PaymentShop, 'db' | 'secrets'>,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const isLate = and(eq(orders.state, 'pending'), lt(orders.verifyBy, now))
  let late: { id: string }[] = []
  do {
    late = await db.select({ id: orders.id }).from(orders).where(isLate).orderBy(asc(orders.verifyBy)).limit(AT_ONCE)
    for (const { id } of late) {
      signal?.throwIfAborted()
      await retryConflicts(() => {
        return db.transaction(async (tx) => {
          const order = await lockOrder(tx, id)
          if (order?.state !== 'pending' || order.verifyBy === null || order.verifyBy >= now) return
          await changeHeldOrder(tx, secrets, order, { action: 'expire', by: { actor: 'system', id: null }, now })
        })
      })
    }
  } while (late.length === AT_ONCE)
}
