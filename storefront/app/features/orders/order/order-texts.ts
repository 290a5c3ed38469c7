import type { Order } from '#contract/orders.ts'
import type { Text } from '../../../messages/text.ts'
import type { Formats } from '#domain/language/formats.ts'

/** Formats the payment method; for cash it depends on the shipping method. */
export function paymentText(text: Text, { payment, method }: Pick<Order, 'payment' | 'method'>): string {
  if (payment === 'cod' && method === 'pickup') return text('order.payment.cod-pickup')
  return text(`order.payment.${payment}`)
}

/** Formats an order's address with translated district and province: `Baidam-6, Pokhara, कास्की, गण्डकी`. */
export function addressText(format: Formats, address: string): string {
  return address.split(', ').map(format.place).join(', ')
}
