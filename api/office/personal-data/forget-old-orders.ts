import { and, asc, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import { ORDER_BUYER_KEPT_YEARS } from '#domain/orders/order-states.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema.ts'
import { inPortions } from '../../platform/jobs/in-portions.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { forgetSpentCards } from '../../sales/credit/forget-cards.ts'
import { forgetAfterSales } from '../../sales/fulfilment/after-sales-queries.ts'
import { forgetBuyers, selectUnsettledOrderIds } from '../../sales/orders/account-queries.ts'
import { forgetPhotosOf } from '../../shop/photos/photo-queries.ts'

/**
 * The daily job that removes the buyer from guests' orders once no law needs them: name, contact, address, notes, words and
 * photos. Orders, payments and invoices stay in the books. Gift cards with nothing left on them lose their names likewise.
 */
export async function forgetOldOrders(
  _data: JobData['forget-old-orders'],
  { db }: { db: Db },
  signal: AbortSignal,
): Promise<void> {
  await inPortions(db, signal, forgetOldest)
  await inPortions(db, signal, forgetSpentCards)
}

async function forgetOldest(tx: Db, most: number): Promise<number> {
  const isOld = sql`${orders.placedAt} < now() - make_interval(years => ${ORDER_BUYER_KEPT_YEARS}::int)`
  const isGuests = and(isNull(orders.userId), isNotNull(orders.privateDetails))
  const isOver = inArray(orders.state, ['delivered', 'cancelled', 'returned'])
  const held = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOld, isGuests, isOver, notInArray(orders.id, selectUnsettledOrderIds(tx))))
    .orderBy(asc(orders.placedAt))
    .limit(most)
    .for('no key update', { skipLocked: true })
  const ids = held.map(({ id }) => id)
  await forgetBuyers(tx, ids)
  await forgetAfterSales(tx, ids)
  await forgetPhotosOf(tx, ids)
  return ids.length
}
