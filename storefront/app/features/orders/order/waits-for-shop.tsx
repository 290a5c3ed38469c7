import type { Order } from '#contract/orders.ts'
import { useText } from '../../../messages/text.ts'

/** Says of a pending order that the shopper has nothing to do; nothing while a code or a payment is missing. */
export function WaitsForShop({ order: { status, verifyBy, money, email } }: { order: Order }) {
  const text = useText()
  if (status !== 'pending' || verifyBy !== null || money.payNow !== null || money.pending !== null) return null
  return <p>{text(email === '' ? 'order.waits-sms' : 'order.waits-mail')}</p>
}
