import type { Order } from '#contract/orders/orders.ts'
import { deadlineOf } from '#domain/language/deadline.ts'
import { sumOf } from '#domain/sum.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'

/**
 * Says of a pending order that the shopper has nothing to do; nothing while a code or a payment is missing. Who opened it by its
 * number cannot pay there, and reads that money is missing, and until when.
 */
export function WaitsForShop({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const { status, verifyBy, money, email } = order
  if (status !== 'pending' || verifyBy !== null || money.payNow !== null || money.pending !== null) return null
  if (order.isReadOnly && lacksPayment(order)) {
    const { payUntil } = money
    return (
      <p>
        {payUntil === null
          ? text('order.waits-payment')
          : text('order.waits-payment-until', deadlineOf(format, payUntil))}
      </p>
    )
  }
  return <p>{text(email === '' ? 'order.waits-sms' : 'order.waits-mail')}</p>
}

function lacksPayment({ payment, money, totals }: Order): boolean {
  return payment !== 'cod' && sumOf(money.payments, ({ amount }) => amount) < totals.total
}
