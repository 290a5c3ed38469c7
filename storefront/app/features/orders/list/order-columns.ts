import type { OrderRow } from '#contract/orders/orders.ts'
import type { Formats } from '#domain/language/formats.ts'
import { isPaidWay } from '#domain/payments/payment-methods.ts'
import type { Text, TextKey } from '../../../messages/text.ts'
import { addressText } from '../order/order-texts.ts'

/** Length of the part of a user id that distinguishes accounts. */
const SHORT_ID = 8

type Column = {
  label: TextKey & `order.${string}`
  read: (order: OrderRow, format: Formats, text: Text) => string
  /** The same in most orders of an account. */
  isPersonal?: true
}

/** The specified columns that follow id, status and date: what differs between orders first. '' for an unknown value. */
export const orderColumns: readonly Column[] = [
  { label: 'order.total-amount', read: ({ totalAmount }, format) => format.money(totalAmount) },
  { label: 'order.payment-id', read: ({ paymentId }, _format, text) => paymentText(text, paymentId) },
  { label: 'order.name', read: (order, _format, text) => receiverOf(order, text).name, isPersonal: true },
  {
    label: 'order.phone',
    read: (order, format, text) => format.digits(receiverOf(order, text).phone),
    isPersonal: true,
  },
  { label: 'order.address', read: ({ address }, format) => addressText(format, address), isPersonal: true },
  { label: 'order.pincode', read: ({ pincode }, format) => format.digits(pincode), isPersonal: true },
  { label: 'order.email', read: ({ email }) => email, isPersonal: true },
  { label: 'order.user-id', read: ({ userId }) => userId?.slice(0, SHORT_ID) ?? '', isPersonal: true },
]

/** Names who is called about the delivery: the buyer, or `For Sita Rai`. */
export function receiverOf({ name, phone, recipient }: OrderRow, text: Text): { name: string; phone: string } {
  return recipient ? { name: text('my-orders.for', { name: recipient.name }), phone: recipient.phone } : { name, phone }
}

/** A wallet's reference as it is; the name of a payment method in words. */
function paymentText(text: Text, paymentId: string): string {
  return isPaidWay(paymentId) ? text(`order.payment.${paymentId}`) : paymentId
}
