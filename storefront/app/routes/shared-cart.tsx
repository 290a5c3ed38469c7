import { href } from 'react-router'
import { CartFrame, sharedCartMeta } from '../features/cart/page/cart-frame.tsx'
import { CartLoading, CartMissing } from '../features/cart/page/cart-loading.tsx'
import { needMessages } from '../messages/load-messages.ts'
import { useText } from '../messages/text.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { Route } from './+types/shared-cart'

await needMessages('cart')

const SharedView = lazyPart(() => import('../features/cart/shared/shared-view.tsx'), {
  Loading: CartLoading,
  Missing: CartMissing,
})

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return sharedCartMeta(matches)
}

/** A cart shared by its link. */
export default function SharedCartPage({ params }: Route.ComponentProps) {
  const text = useText()
  const steps = [
    { name: text('breadcrumb.home'), to: href('/') },
    { name: text('cart.page'), to: href('/cart') },
    { name: text('cart.shared') },
  ]
  return (
    <CartFrame steps={steps} title={text('cart.shared-title')}>
      <SharedView key={params.token} token={params.token} />
    </CartFrame>
  )
}
