import { useText } from '../../../messages/text.ts'
import { lazyPart, prefetch } from '../../../ui/lazy-part.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { OpeningSkeleton, OrderSkeleton } from './order-skeleton.tsx'
import { OrdersSkeleton } from '../list/orders-skeleton.tsx'
import { TrackPage } from '../track/track-page.tsx'

const loadMyOrders = async () => ({ default: (await import('../list/my-orders.tsx')).MyOrders })
const loadOwnOrder = async () => ({ default: (await import('./own-order.tsx')).OwnOrder })
const loadTrackedOrder = async () => ({ default: (await import('../track/tracked-order.tsx')).TrackedOrder })

/** Scripts for orders load separately, so that the pages respond to touch earlier. */
export const MyOrdersPart = lazyPart(loadMyOrders, { Loading: OrdersSkeleton, Missing: MissingOrders })
export const OwnOrderPart = lazyPart(loadOwnOrder, { Loading: OrderSkeleton, Missing: MissingOrder })
export const TrackedOrderPart = lazyPart(loadTrackedOrder, { Loading: LoadingTracked, Missing: MissingTracked })

/** Loads the same scripts while the session is being checked. */
export const prefetchMyOrders = () => prefetch(loadMyOrders)
export const prefetchOwnOrder = () => prefetch(loadOwnOrder)
/** Loads it with the scripts of the page. */
export const prefetchTrackedOrder = () => prefetch(loadTrackedOrder)

function MissingOrders() {
  const text = useText()
  return <NotLoaded title={text('my-orders.not-loaded')} onRetry={() => location.reload()} />
}

function MissingOrder() {
  const text = useText()
  return <NotLoaded title={text('order.not-loaded')} onRetry={() => location.reload()} />
}

function LoadingTracked({ door: { orderId } }: { door: { orderId: string } }) {
  const text = useText()
  return (
    <TrackPage title={text('track.title')}>
      <OpeningSkeleton orderId={orderId} />
    </TrackPage>
  )
}

function MissingTracked() {
  const text = useText()
  return (
    <TrackPage title={text('track.title')}>
      <MissingOrder />
    </TrackPage>
  )
}
