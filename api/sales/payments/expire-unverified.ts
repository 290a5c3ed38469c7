import { and, asc, eq, gt, lt, or } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema.ts'
import { changeHeldOrder } from '../orders/change-order.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import type { PaymentShop } from './record-payment.ts'

/** Orders per query; a run goes through all late orders. */
const AT_ONCE = 200

/**
 * Cancels cash orders whose guests did not enter their code by `now`, and puts the goods back. An order that fails keeps
 * no other from being cancelled.
 *
 * @throws AggregateError when some failed, once all others are cancelled
 */
export async function expireUnverified(shop: ExpiringShop, now: Date, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  let late: Late[] = []
  do {
    late = await readLate(shop.db, now, late.at(-1))
    for (const { id } of late) {
      signal?.throwIfAborted()
      await expire(shop, id, now).catch((error: unknown) => failures.push(error))
    }
  } while (late.length === AT_ONCE)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} unverified orders could not be ended`)
}

type ExpiringShop = Pick<PaymentShop, 'db' | 'secrets'>
type Late = { id: string; verifyBy: Date }

async function readLate(db: Db, now: Date, after?: Late): Promise<Late[]> {
  const { id, verifyBy } = orders
  const isNext = after && or(gt(verifyBy, after.verifyBy), and(eq(verifyBy, after.verifyBy), gt(id, after.id)))
  const late = await db
    .select({ id, verifyBy })
    .from(orders)
    .where(and(eq(orders.state, 'pending'), lt(verifyBy, now), isNext))
    .orderBy(asc(verifyBy), asc(id))
    .limit(AT_ONCE)
  return late.map((order) => ({ id: order.id, verifyBy: defined(order.verifyBy, 'verifyBy') }))
}

function expire({ db, secrets }: ExpiringShop, orderId: string, now: Date): Promise<void> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    if (order.state !== 'pending' || order.verifyBy === null || order.verifyBy >= now) return
    await changeHeldOrder(tx, secrets, order, { action: 'expire', by: { actor: 'system', id: null }, now })
  })
}
