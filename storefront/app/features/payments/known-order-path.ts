import { href } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { trackPath } from '../orders/track/track-path.ts'

/** Path of an order that this browser can open. A member finds their own in the account. */
export function knownOrderPath(
  { orderId, key }: OrderAccess,
  { userId, order }: { userId: string | undefined; order: Pick<Order, 'userId'> | null | undefined },
): string {
  const isOwn = key === undefined || (userId !== undefined && order?.userId === userId)
  return isOwn ? href('/my-orders/:orderId', { orderId }) : trackPath({ orderId, key })
}
