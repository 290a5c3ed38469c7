import { lazy, Suspense } from 'react'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { prefetch } from '../../ui/prefetch.ts'
import { useOpenHere } from '../../ui/use-open-here.ts'
import { useWasOpen } from '../../ui/use-was-open.ts'

const loadPanel = () => import('./cart-panel.tsx')
const CartPanel = lazy(loadPanel)
const nearPanel = () => prefetch(loadPanel)

/** Nothing can be put into a cart yet. */
const ITEMS = 0

/** Opens the cart at the right side. */
export function CartButton({ className = '' }: { className?: string | undefined }) {
  const text = useText()
  const { isOpen, open, close } = useOpenHere()
  const wasOpen = useWasOpen(isOpen)
  const title = text('cart.title', { count: ITEMS })
  return (
    <>
      <button
        type="button"
        className={`${className} needs-script`}
        aria-label={title}
        aria-haspopup="dialog"
        onPointerEnter={nearPanel}
        onFocus={nearPanel}
        onClick={open}
      >
        <Icon name="bag" />
      </button>
      {wasOpen && (
        <Suspense>
          <CartPanel title={title} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
