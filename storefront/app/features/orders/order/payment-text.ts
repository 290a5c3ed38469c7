import type { Order } from '#contract/orders.ts'
import type { Text } from '../../../messages/text.ts'

/** Formats the payment method; for cash it depends on the shipping method. */
export function paymentText(text: Text, { payment, method }: Pick<Order, 'payment' | 'method'>): string {
  if (payment === 'cod' && method === 'pickup') return text('order.payment.cod-pickup')
  return text(`order.payment.${payment}`)
}
