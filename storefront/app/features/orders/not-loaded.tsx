import { useText } from '../../messages/text.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'

const noNetwork =
  'M3 4.500L21 20.500M4 11a12.500 12.500 0 0 1 4-2.500M12.500 7.500A12.500 12.500 0 0 1 20 11M7 14.500a8 8 0 0 1 5.500-2.300M10 18a3.500 3.500 0 0 1 4 0'

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
