import { placedMeta } from '../features/checkout/checkout-meta.ts'
import { Payment } from '../features/payments/payment.tsx'
import '../features/payments/payments-messages.ts'
import { shellOf } from '../features/shell/page-shell.ts'
import '../messages/account-messages.ts'
import '../messages/order-messages.ts'
import type { Route } from './+types/payment'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return placedMeta(matches, 'pay.page-title')
}

export default function PaymentPage({ matches }: Route.ComponentProps) {
  return <Payment settings={shellOf(matches)!.settings} />
}
