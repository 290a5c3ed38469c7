import { useText } from '../../messages/text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { NotLoaded } from '../orders/not-loaded.tsx'
import { OrdersSkeleton } from '../orders/list/orders-skeleton.tsx'

const load = async () => ({ default: (await import('./my-requests.tsx')).MyRequests })

/** Its scripts load separately, so that the page responds to touch earlier. */
export const MyRequestsPart = lazyPart(load, { Loading: OrdersSkeleton, Missing: MissingRequests })

function MissingRequests() {
  const text = useText()
  return <NotLoaded title={text('piece.not-loaded')} onRetry={() => location.reload()} />
}
