import { useText } from '../../../messages/text.ts'
import { lazyPart, prefetch } from '../../../ui/lazy-part.tsx'
import { MissingOrder } from '../missing-order.tsx'
import { OpeningSkeleton } from '../order/order-skeleton.tsx'
import { TrackPage } from './track-page.tsx'

const loadTrackedOrder = async () => ({ default: (await import('./tracked-order.tsx')).TrackedOrder })

/** The order of a link. Its scripts load separately, since most visitors of the page have none yet. */
export const TrackedOrderPart = lazyPart(loadTrackedOrder, { Loading: LoadingTracked, Missing: MissingTracked })

/** Loads it with the scripts of the page. */
export const prefetchTrackedOrder = () => prefetch(loadTrackedOrder)

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
