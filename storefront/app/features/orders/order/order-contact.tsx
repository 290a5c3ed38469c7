import type { Order } from '#contract/orders.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Card } from '../../accounts/my-account/card.tsx'
import { Fact, Facts } from './facts.tsx'
import { paymentText } from './order-texts.ts'

/** Payment method and contact of an order. */
export function OrderContact({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const { paymentId, name, phone, email, userId } = order
  return (
    <Card id="order-payment" title={text('order.payment-contact')}>
      <Facts>
        <Fact name={text('order.payment')}>{paymentText(text, order)}</Fact>
        <Fact name={text('order.payment-id')}>{paymentId}</Fact>
        <Fact name={text('order.name')}>{name}</Fact>
        <Fact name={text('order.phone')}>{format.digits(phone) || text('order.none')}</Fact>
        <Fact name={text('order.email')}>{email}</Fact>
        {userId !== null && <Fact name={text('order.user-id')}>{userId}</Fact>}
      </Facts>
    </Card>
  )
}
