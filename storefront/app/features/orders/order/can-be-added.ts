import type { Order } from '#contract/orders/orders.ts'

/** A cancelled order that nobody paid joins no account. The API adds the same orders (api/sales/orders/guest-orders.ts). */
export function canBeAdded({ userId, isReadOnly, status, money }: Order): boolean {
  return userId === null && !isReadOnly && (status !== 'cancelled' || money.payments.length > 0)
}
