import type { Order } from '#contract/orders/orders.ts'
import { isPaidWay, isWallet } from '#domain/payments/payment-methods.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Card } from '../../accounts/my-account/card.tsx'
import type { OrderAccess } from '../orders-api.ts'
import { Fact, Facts } from './facts.tsx'
import { KeepInAccount } from './keep-in-account.tsx'
import { NewsBySms } from './news-by-sms.tsx'
import { paidText } from './order-texts.ts'

/** Payment method and contact of an order. */
export function OrderContact({ order, door }: { order: Order; door: OrderAccess }) {
  const text = useText()
  const format = useFormat()
  const { paymentId, name, phone, email, money } = order
  const byWallet = money.payments.filter(({ method, reference }) => isWallet(method) && reference !== '')
  return (
    <Card id="order-payment" title={text('order.payment-contact')}>
      <Facts>
        <Fact name={text('order.payment')}>{paidText(text, order)}</Fact>
        {!isPaidWay(paymentId) && (
          <Fact name={text('order.payment-id')}>
            {byWallet.length > 1
              ? byWallet.map(({ method, reference }) => (
                  <p key={reference}>
                    {text(`order.payment.${method}`)}: {reference}
                  </p>
                ))
              : paymentId}
          </Fact>
        )}
        <Fact name={text('order.name')}>{name}</Fact>
        {phone !== '' && <Fact name={text('order.phone')}>{format.digits(phone)}</Fact>}
        {email !== '' && <Fact name={text('order.email')}>{email}</Fact>}
      </Facts>
      <NewsBySms order={order} door={door} />
      <KeepInAccount order={order} />
    </Card>
  )
}
