import { useText } from '../../../messages/text.ts'
import { lazyPart, prefetch } from '../../../ui/lazy-part.tsx'
import { MissingOrder } from '../missing-order.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { OrdersSkeleton } from '../list/orders-skeleton.tsx'

const loadMyOrders = async () => ({ default: (await import('../list/my-orders.tsx')).MyOrders })
const loadOwnOrder = async () => ({ default: (await import('./own-order.tsx')).OwnOrder })

/** Scripts for orders load separately, so that the pages respond to touch earlier. */
export const MyOrdersPart = lazyPart(loadMyOrders, { Loading: OrdersSkeleton, Missing: MissingOrders })
export const OwnOrderPart = lazyPart(loadOwnOrder, { Loading: OrderSkeleton, Missing: MissingOrder })

/** Loads the same scripts while the session is being checked. */
export const prefetchMyOrders = () => prefetch(loadMyOrders)
export const prefetchOwnOrder = () => prefetch(loadOwnOrder)

function MissingOrders() {
  const text = useText()
  return <NotLoaded title={text('my-orders.not-loaded')} onRetry={() => location.reload()} />
}
