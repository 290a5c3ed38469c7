import { useText } from '../../messages/text.ts'
import { NotLoaded } from './not-loaded.tsx'

/** Stands in for an order whose scripts could not be loaded. */
export function MissingOrder() {
  const text = useText()
  return <NotLoaded title={text('order.not-loaded')} onRetry={() => location.reload()} />
}
