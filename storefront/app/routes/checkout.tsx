import { Checkout } from '../features/checkout/checkout.tsx'
import { CheckoutHeader } from '../features/checkout/checkout-header.tsx'
import '../features/checkout/checkout-messages.ts'
import { checkoutMeta } from '../features/checkout/checkout-meta.ts'
import { shellOf, type PageHandle } from '../features/shell/page-shell.ts'
import type { Route } from './+types/checkout'

export const handle: PageHandle = { searchParams: [], header: (shell) => <CheckoutHeader shell={shell} /> }

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return checkoutMeta(matches)
}

export default function CheckoutPage({ matches }: Route.ComponentProps) {
  const shell = shellOf(matches)
  return shell && <Checkout shop={shell.settings} />
}
