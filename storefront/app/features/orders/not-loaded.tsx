import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { noNetwork } from './order-icons.ts'

type NotLoadedProps = { title: string; isTrying?: boolean; onRetry: () => void }

/** Why nothing is shown, and another try; with the network it comes by itself. */
export function NotLoaded({ title, isTrying = false, onRetry }: NotLoadedProps) {
  const text = useText()
  const isOffline = !navigator.onLine
  return (
    <div role="alert">
      <EmptyState
        icon={isOffline ? noNetwork : 'info'}
        title={isOffline ? text('order.offline') : title}
        action={
          <Button kind="outline" busy={isTrying} onClick={onRetry}>
            {text('error.again')}
          </Button>
        }
      >
        {text(isOffline ? 'order.offline-text' : 'order.no-answer')}
      </EmptyState>
    </div>
  )
}
