import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'

const loadPanel = () => import('./cart-panel.tsx')

/** Nothing can be put into a cart yet. */
const ITEMS = 0

/** Opens the cart at the right side. */
export function CartButton({ className = '' }: { className?: string | undefined }) {
  const text = useText()
  const { Panel: CartPanel, isOpen, close, opener } = useLazyPanel(loadPanel)
  const title = text('header.cart', { count: ITEMS })
  return (
    <>
      <button type="button" className={`${className} needs-script`} aria-label={title} {...opener}>
        <Icon name="bag" />
      </button>
      {CartPanel && <CartPanel title={title} isOpen={isOpen} onClose={close} />}
    </>
  )
}
