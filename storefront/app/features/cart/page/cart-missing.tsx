import { useText } from '../../../messages/text.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'

/** Shown when the page's script failed to load. */
export function CartMissing() {
  const text = useText()
  return (
    <LoadFailure title={text('cart.failed')} onRetry={() => location.reload()}>
      {text('panel.not-loaded')}
    </LoadFailure>
  )
}
