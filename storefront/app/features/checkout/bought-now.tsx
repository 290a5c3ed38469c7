import { href, Link, useLocation } from 'react-router'
import type { AddLineBody } from '#contract/cart.ts'
import type { Quote } from '#contract/checkout.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './notes.module.css'

/** Says after "Buy now" how many other pieces were in the cart already, which the order takes along. */
export function BoughtNow({ lines, itemCount }: Pick<Quote, 'lines' | 'itemCount'>) {
  const text = useText()
  const bought = useLocation().state as AddLineBody | null
  if (!bought?.variantId) return null
  const own = lines.find(({ variantId }) => variantId === bought.variantId)?.quantity ?? 0
  const count = itemCount - Math.min(own, bought.quantity ?? 1)
  if (own === 0 || count <= 0) return null
  return (
    <p className={`${styles.note} ${styles.warning}`}>
      <Icon name="info" size={20} />
      <span>
        {text('checkout.bought-now', { count })} <Link to={href('/cart')}>{text('cart.view')}</Link>
      </span>
    </p>
  )
}
