import { href, Link } from 'react-router'
import type { Quote } from '#contract/checkout.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Bought } from './bought-now-slot.tsx'
import styles from './notes.module.css'

await needMessages('checkout-parts', 'cart')

export type BoughtNowProps = { bought: Bought; quote: Pick<Quote, 'lines' | 'itemCount'> }

/** Says after "Buy now" how many other pieces were in the cart already, which the order takes along. */
export default function BoughtNow({ bought, quote: { lines, itemCount } }: BoughtNowProps) {
  const text = useText()
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
