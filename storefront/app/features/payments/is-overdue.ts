import type { Order } from '#contract/orders/orders.ts'
import { isWallet } from '#domain/payments/payment-methods.ts'

/** Whether the time to pay is over. The job that cancels the order runs within minutes. */
export function isOverdue({ status, payment, money, isReadOnly }: Order): boolean {
  return !isReadOnly && status === 'pending' && isWallet(payment) && money.payNow === null && money.due > 0
}
