import { useText } from '../../../messages/text.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'

/** The page's script could not be had. */
export function CartMissing() {
  const text = useText()
  return (
    <LoadFailure title={text('cart.failed')} onRetry={() => location.reload()}>
      {text('panel.not-loaded')}
    </LoadFailure>
  )
}
