import { href } from 'react-router'
import type { OrderRow } from '#contract/orders.ts'
import { walletProviders } from '#domain/payments/payment-methods.ts'
import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import './payments-messages.ts'

/** To the page of an order, which asks the wallet first whether it was paid: one whose wallet was not paid yet: until then its payment has no name but the wallet's. */
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
