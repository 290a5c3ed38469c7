import { useEffect, useEffectEvent } from 'react'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { prefetch } from '../../../ui/lazy-part.tsx'
import { useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import styles from './cart-button.module.css'
import { onOpenCart, useCartCount } from '../cart-signals.ts'

const loadPanel = () => import('./cart-panel.tsx')
const follow = () => import('../follow-cart.ts').then(({ followCart }) => followCart())

/** The page's own requests go before the cart count. */
const IDLE_AFTER_MS = 200

/** Opens the cart drawer and shows the number of pieces, loaded once the page is idle. */
export function CartButton({ className = '' }: { className?: string | undefined }) {
  const text = useText()
  const format = useFormat()
  const count = useCartCount()
  const { Panel: CartPanel, isOpen, show, close, opener } = useLazyPanel(loadPanel)
  const openWhenAsked = useEffectEvent(show)
  const prepare = useEffectEvent(opener.onFocus)
  useEffect(
    () =>
      onOpenCart(
        () => openWhenAsked(),
        () => prepare(),
      ),
    [],
  )
  useEffect(() => {
    const timer = setTimeout(() => prefetch(follow), IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const title = text('header.cart', { count })
  return (
    <>
      <button type="button" className={`${className} ${styles.button} needs-script`} aria-label={title} {...opener}>
        <Icon name="bag" />
        {count > 0 && (
          <span aria-hidden="true" className={styles.count}>
            {format.number(count)}
          </span>
        )}
      </button>
      {CartPanel && <CartPanel title={title} isOpen={isOpen} onClose={close} />}
    </>
  )
}
