import { placedMeta } from '../features/checkout/checkout-meta.ts'
import { OrderConfirmed } from '../features/orders/confirmed/order-confirmed.tsx'
import { shellOf } from '../features/shell/page-shell.ts'
import { needMessages } from '../messages/load-messages.ts'
import type { Route } from './+types/order-confirmed'

await needMessages('checkout', 'orders', 'after-sales', 'pieces', 'accounts', 'session')

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return placedMeta(matches, 'confirmed.title')
}

export default function OrderConfirmedPage({ matches }: Route.ComponentProps) {
  const shell = shellOf(matches)
  return shell && <OrderConfirmed shop={shell.settings} />
}
