import { useLocation } from 'react-router'
import type { AddLineBody } from '#contract/cart.ts'
import { useText } from '../../messages/text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCartCount, useLineCount } from '../cart/cart-signals.ts'
import styles from './order-figures.module.css'

/** As high as the figures of the cart, as far as the browser knows it, so that the button stays where it is. */
export function FiguresLoading() {
  const text = useText()
  const pieces = useCartCount()
  const lines = useLineCount()
  const bought = useLocation().state as AddLineBody | null
  const hasOthers = bought?.variantId !== undefined && pieces > (bought.quantity ?? 1)
  return (
    <>
      <div className={styles.figures}>
        <p className="visually-hidden" role="status">
          {text('checkout.loading')}
        </p>
        {hasOthers && <Skeleton className={styles.noteLoading} />}
        <div className={styles.linesLoading}>
          {Array.from({ length: lines || 1 }, (_, at) => (
            <Skeleton key={at} className={styles.lineLoading} />
          ))}
        </div>
        <Skeleton className={styles.totalsLoading} />
      </div>
      <Skeleton className={styles.couponLoading} />
    </>
  )
}
