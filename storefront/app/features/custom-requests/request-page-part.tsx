import { useText } from '../../messages/text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { NotLoaded } from '../orders/not-loaded.tsx'
import { OrderSkeleton } from '../orders/order/order-skeleton.tsx'

const load = async () => ({ default: (await import('./request-page.tsx')).RequestPage })

/** Its scripts load separately, so that the page responds to touch earlier. */
export const RequestPagePart = lazyPart(load, { Loading: OrderSkeleton, Missing: MissingRequest })

function MissingRequest() {
  const text = useText()
  return <NotLoaded title={text('piece.one-not-loaded')} onRetry={() => location.reload()} />
}
