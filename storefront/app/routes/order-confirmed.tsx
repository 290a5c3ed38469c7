import { checkoutMeta } from '../features/checkout/checkout-meta.ts'
import { OrderConfirmed } from '../features/orders/confirmed/order-confirmed.tsx'
import '../features/orders/confirmed/confirmed-messages.ts'
import { shellOf } from '../features/shell/shell-of.ts'
import type { Route } from './+types/order-confirmed'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return checkoutMeta(matches, 'confirmed.title')
}

export default function OrderConfirmedPage({ matches }: Route.ComponentProps) {
  const shell = shellOf(matches)
  return shell && <OrderConfirmed shop={shell.settings} />
}
