import type { Order } from '#contract/orders.ts'
import type { Text } from '../../../messages/text.ts'

/** How an order is paid; cash is given where the goods are. */
export function paymentText(text: Text, { payment, method }: Pick<Order, 'payment' | 'method'>): string {
  if (payment === 'cod' && method === 'pickup') return text('order.payment.cod-pickup')
  return text(`order.payment.${payment}`)
}
