import { useText } from '../../messages/text.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { noNetwork } from './order-icons.ts'

type NotLoadedProps = { title: string; isTrying?: boolean; onRetry: () => void }

/** Says why loading failed, with a retry; on reconnecting it loads automatically. */
export function NotLoaded({ title, isTrying = false, onRetry }: NotLoadedProps) {
  const text = useText()
  const isOffline = !navigator.onLine
  return (
    <div role="alert">
      <LoadFailure
        icon={isOffline ? noNetwork : 'info'}
        title={isOffline ? text('order.offline') : title}
        isTrying={isTrying}
        onRetry={onRetry}
      >
        {text(isOffline ? 'order.offline-text' : 'order.no-answer')}
      </LoadFailure>
    </div>
  )
}
