import type { Order } from '#contract/orders/orders.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { changeOrder } from './change-order.ts'
import { readOrder } from './order-queries.ts'
import type { StoredOrder } from './order-record.ts'
import { changeRefused } from './refusals.ts'
import { showOrder, type ShowingShop } from './show-order.ts'

/**
 * Cancels an order for its shopper.
 *
 * @returns the order as it is then
 * @throws AppError conflict, with the reason in words
 */
export async function cancelOrder(
  shop: ShowingShop,
  { order, by }: { order: StoredOrder; by: Changer },
  reason: string,
): Promise<Order> {
  const refused = await changeOrder(shop, order.id, { action: 'cancel', by, reason })
  if (refused) throw changeRefused(refused)
  return showOrder(shop, await readOrder(shop.db, order.id), by)
}
