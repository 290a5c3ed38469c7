import { placedMeta } from '../features/checkout/checkout-meta.ts'
import { OrderConfirmed } from '../features/orders/confirmed/order-confirmed.tsx'
import { shellOf } from '../features/shell/page-shell.ts'
import '../messages/account-messages.ts'
import { needMessages } from '../messages/load-messages.ts'
import '../messages/order-messages.ts'
import type { Route } from './+types/order-confirmed'

await needMessages('checkout', 'checkout-parts')

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return placedMeta(matches, 'confirmed.title')
}

export default function OrderConfirmedPage({ matches }: Route.ComponentProps) {
  const shell = shellOf(matches)
  return shell && <OrderConfirmed shop={shell.settings} />
}
