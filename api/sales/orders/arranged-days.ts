import type { DayRange } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Db } from '../../platform/db/client.ts'
import { readArrangedDays } from '../../shop/delivery-zones/delivery-queries.ts'
import type { StoredOrder } from './order-record.ts'

type Arranged = Pick<StoredOrder, 'method' | 'estimateFirst' | 'district'>

/** Reads the usual days of those of these orders that are delivered by arrangement, as their districts have them now. */
export async function readArrangedOf(
  db: Db,
  orders: readonly Arranged[],
): Promise<(order: Arranged) => DayRange | null> {
  const districts = new Set(orders.filter(isByArrangement).map(({ district }) => district))
  const days = await readArrangedDays(db, [...districts])
  return (order) => (isByArrangement(order) ? (days.get(order.district) ?? null) : null)
}

/** Whether an order was placed without any promised days. */
export function isByArrangement({ method, estimateFirst }: Pick<Arranged, 'method' | 'estimateFirst'>): boolean {
  return method !== 'pickup' && estimateFirst === null
}

/** Reads them for news of a confirmation; null while a custom piece is still to be made. */
export async function readUsualDays(db: Db, order: Arranged & Pick<StoredOrder, 'deposit'>): Promise<DayRange | null> {
  return order.deposit === null ? (await readArrangedOf(db, [order]))(order) : null
}
