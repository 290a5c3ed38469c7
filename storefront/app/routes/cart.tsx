import { href } from 'react-router'
import { CartFrame, cartMeta } from '../features/cart/page/cart-frame.tsx'
import { CartLoading, CartMissing } from '../features/cart/page/cart-loading.tsx'
import { needMessages } from '../messages/load-messages.ts'
import { useText } from '../messages/text.ts'
import { lazyPart, prefetch } from '../ui/lazy-part.tsx'
import type { Route } from './+types/cart'

await needMessages('cart')

const loadView = () => import('../features/cart/page/cart-view.tsx')
const CartView = lazyPart(loadView, { Loading: CartLoading, Missing: CartMissing })

// Without waiting for the page to answer to touch.
if (!import.meta.env.SSR) prefetch(loadView)

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return cartMeta(matches)
}

export default function CartPage() {
  const text = useText()
  const steps = [{ name: text('breadcrumb.home'), to: href('/') }, { name: text('cart.page') }]
  return (
    <CartFrame steps={steps} title={text('cart.title')}>
      <CartView />
    </CartFrame>
  )
}
