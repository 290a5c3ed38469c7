import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { StoredDelivery } from './delivery-queries.ts'
import { ensureDeliveries } from './order-deliveries.ts'
import { deliveryNotFound, refused } from './refusals.ts'

/** One of an order's deliveries. */
export type DeliveryName = {
  /** ID of the order's row. */
  orderId: string
  /** Number of the delivery, from 1. */
  number: number
}

/**
 * Returns a delivery of a locked order while its day can still change.
 *
 * @throws AppError not_found, conflict
 */
export async function findPlanned(tx: Db, order: StoredOrder, number: number, now: Date): Promise<StoredDelivery> {
  if (order.state !== 'pending' && order.state !== 'confirm') throw refused('Nothing of this order is to be brought.')
  const delivery = (await ensureDeliveries(tx, order, now)).find((one) => one.number === number)
  if (!delivery) throw deliveryNotFound()
  if (delivery.state !== 'planned') throw refused('Somebody is on the way with this delivery, or it is over.')
  return delivery
}
