import type { Order } from '#contract/orders/orders.ts'

/** Whether the order ends by itself unless its code is entered. */
export function waitsForCode({ status, verifyBy }: Pick<Order, 'status' | 'verifyBy'>): boolean {
  return status === 'pending' && verifyBy !== null
}
