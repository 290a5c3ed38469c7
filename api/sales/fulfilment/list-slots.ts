import type { SlotsReply } from '#contract/fulfilment.ts'
import {
  hasRoom,
  mayNeverBePaid,
  offeredDays,
  planningRefusal,
  deliverySlotNames,
} from '#domain/fulfilment/delivery-planning.ts'
import type { Db } from '../../platform/db/client.ts'
import { readHolidays } from '../../shop/delivery-zones/delivery-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { readDeliveries, readTaken, readZone, type StoredDelivery } from './delivery-queries.ts'
import { firstDelivery } from './order-deliveries.ts'
import { deliveryNotFound, planningRefused } from './refusals.ts'

type Listed = Pick<StoredDelivery, 'state' | 'day' | 'moves' | 'zoneId' | 'isLarge'> & { id: string | null }

/**
 * Returns the days offered for a delivery, each with its slots. The slot that the delivery itself has counts as free.
 *
 * @throws AppError not_found; conflict when the shopper cannot choose, with the rule in words
 */
export async function listSlots(
  db: Db,
  order: StoredOrder,
  number: number,
  now = new Date(),
): Promise<SlotsReply['data']> {
  const { zoneId, isLarge, id, state, day, moves } = await findDelivery(db, order, number)
  const { method, state: orderState } = order
  const estimateFirst = zoneId === null ? null : order.estimateFirst
  const open = { method, estimateFirst, orderState, mayNeverBePaid: mayNeverBePaid(order) }
  const refusal = planningRefusal({ ...open, state, day, moves }, now)
  if (refusal) throw planningRefused(refusal)

  const days = offeredDays(estimateFirst!, now, await readHolidays(db))
  const [zone, takenAt] = await Promise.all([readZone(db, zoneId!), readTaken(db, zoneId!, days, id)])
  return days.map((offered) => ({
    day: offered,
    slots: deliverySlotNames.map((slot) => {
      return { slot, isFree: hasRoom({ ...zone, ...takenAt(offered, slot) }, isLarge) }
    }),
  }))
}

/** Returns a delivery. The first one can be planned before its row exists. */
async function findDelivery(db: Db, order: StoredOrder, number: number): Promise<Listed> {
  const known = await readDeliveries(db, order.id)
  const found = known.find((delivery) => delivery.number === number)
  if (found) return found
  if (known.length > 0 || number !== 1) throw deliveryNotFound()
  return { id: null, state: 'planned', day: null, moves: 0, ...(await firstDelivery(db, order)) }
}
