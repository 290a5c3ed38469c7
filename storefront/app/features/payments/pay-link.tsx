import { href } from 'react-router'
import type { OrderRow } from '#contract/orders/orders.ts'
import { walletProviders } from '#domain/payments/payment-methods.ts'
import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import './payments-messages.ts'

/**
 * Link to the page of an order with an unpaid wallet payment. That page first checks with the wallet. Until the
 * payment, its id is the wallet's name.
 */
export function PayLink({ order: { orderId, status, paymentId } }: { order: OrderRow }) {
  const text = useText()
  if (status !== 'pending' || !walletProviders.some((wallet) => wallet === paymentId)) return null
  return (
    <LinkButton kind="outline" to={href('/my-orders/:orderId', { orderId })}>
      {text('pay.link')}
      <span className="visually-hidden">{orderId}</span>
    </LinkButton>
  )
}
