import { useText } from '../../messages/text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { NotLoaded } from '../orders/not-loaded.tsx'
import { OrderSkeleton } from '../orders/order/order-skeleton.tsx'
import { OrdersSkeleton } from '../orders/list/orders-skeleton.tsx'

const loadMyRequests = async () => ({ default: (await import('./my-requests.tsx')).MyRequests })
const loadRequestPage = async () => ({ default: (await import('./request-page.tsx')).RequestPage })

/** Scripts for requests load separately, so that the pages respond to touch earlier. */
export const MyRequestsPart = lazyPart(loadMyRequests, { Loading: OrdersSkeleton, Missing: MissingRequests })
export const RequestPagePart = lazyPart(loadRequestPage, { Loading: OrderSkeleton, Missing: MissingRequest })

function MissingRequests() {
  const text = useText()
  return <NotLoaded title={text('piece.not-loaded')} onRetry={() => location.reload()} />
}

function MissingRequest() {
  const text = useText()
  return <NotLoaded title={text('piece.one-not-loaded')} onRetry={() => location.reload()} />
}
