import { useText } from '../../../messages/text.ts'
import { lazyPart, prefetch } from '../../../ui/lazy-part.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'

const load = async () => ({ default: (await import('./my-orders.tsx')).MyOrders })

/** Its scripts load separately, so that the page responds to touch earlier. */
export const MyOrdersPart = lazyPart(load, { Loading: OrdersSkeleton, Missing: MissingOrders })

/** Loads the same scripts while the session is being checked. */
export const prefetchMyOrders = () => prefetch(load)

function MissingOrders() {
  const text = useText()
  return <NotLoaded title={text('my-orders.not-loaded')} onRetry={() => location.reload()} />
}
