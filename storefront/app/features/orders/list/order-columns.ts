import type { OrderRow } from '#contract/orders.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { TextKey } from '../../../messages/text.ts'
import { addressText } from '../order/order-texts.ts'

type Column = { label: TextKey & `order.${string}`; read: (order: OrderRow, format: Formats) => string }

/** The specified columns between the order id and its status and date, in order; '' for an unknown value. */
export const orderColumns: readonly Column[] = [
  { label: 'order.payment-id', read: ({ paymentId }) => paymentId },
  { label: 'order.name', read: ({ name }) => name },
  { label: 'order.phone', read: ({ phone }, format) => format.digits(phone) },
  { label: 'order.address', read: ({ address }, format) => addressText(format, address) },
  { label: 'order.pincode', read: ({ pincode }, format) => format.digits(pincode) },
  { label: 'order.total-amount', read: ({ totalAmount }, format) => format.money(totalAmount) },
  { label: 'order.email', read: ({ email }) => email },
  { label: 'order.user-id', read: ({ userId }) => userId ?? '' },
]
